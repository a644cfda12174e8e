; Pointers to members refer to the type of the member and to the class.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; OPENCL-DAG: %[[S:[0-9]+]] = OpString "S"
; OPENCL-DAG: DebugTypeComposite %[[S]] Structure %{{[0-9]+}} 1 0 %{{[0-9]+}} %{{[0-9]+}} %uint_32 None %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypePtrToMember %{{[0-9]+}} %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypePtrToMember %{{[0-9]+}} %{{[0-9]+}}{{$}}

; LEGACY: DebugTypeComposite{{( [0-9]+){10} $}}
; LEGACY: DebugTypePtrToMember{{( [0-9]+){2} $}}
; LEGACY: DebugTypePtrToMember{{( [0-9]+){2} $}}

; SHADER-DAG: %[[S:[0-9]+]] = OpString "S"
; SHADER-DAG: {{DebugTypeComposite|10}} %[[S]] %uint_1 %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_32 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypePtrToMember|13}} %{{[0-9]+}} %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypePtrToMember|13}} %{{[0-9]+}} %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "pointers-to-members.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !13}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !4, size: 64, extraData: !11)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 1, size: 32, elements: !{!12})
!12 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !11, file: !1, line: 2, baseType: !4, size: 32)
!13 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !14, size: 128, extraData: !11)
!14 = !DISubroutineType(types: !{null, !4})
