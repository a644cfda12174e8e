; Types that refer to each other. Without forward references, a declaration closes the cycle.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; OPENCL-DAG: %[[LIST:[0-9]+]] = OpString "List"
; OPENCL-DAG: %[[NEXT:[0-9]+]] = OpString "next"
; OPENCL-DAG: DebugTypeComposite %[[LIST]] Structure %{{[0-9]+}} 1 0 %{{[0-9]+}} %{{[0-9]+}} %uint_64 None %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypePointer %{{[0-9]+}} Function None{{$}}
; OPENCL-DAG: DebugTypeMember %[[NEXT]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %{{[0-9]+}} %uint_0 %uint_64 FlagIsProtected|FlagIsPrivate{{$}}

; LEGACY: DebugTypeComposite{{( [0-9]+){10} $}}
; LEGACY: DebugTypePointer{{( [0-9]+){3} $}}
; LEGACY: DebugTypeMember{{( [0-9]+){9} $}}

; SHADER-DAG: %[[LIST:[0-9]+]] = OpString "List"
; SHADER-DAG: %[[NEXT:[0-9]+]] = OpString "next"
; SHADER-DAG: {{DebugTypeComposite|10}} %[[LIST]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %uint_16{{$}}
; SHADER-DAG: {{DebugTypePointer|3}} %{{[0-9]+}} %uint_4294967295 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeMember|11}} %[[NEXT]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %uint_0 %uint_64 %uint_3{{$}}
; SHADER-DAG: {{DebugTypeComposite|10}} %[[LIST]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_64 %uint_0 %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "cyclic-types.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "List", file: !1, line: 1, size: 64, elements: !{!11})
!11 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !1, line: 2, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
