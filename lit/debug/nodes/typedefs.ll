; Typedefs of any type, template aliases, and of nothing.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; OPENCL-DAG: %[[OF_BASIC:[0-9]+]] = OpString "of_basic"
; OPENCL-DAG: %[[OF_POINTER:[0-9]+]] = OpString "of_pointer"
; OPENCL-DAG: %[[OF_STRUCTURE:[0-9]+]] = OpString "of_structure"
; OPENCL-DAG: %[[OF_ARRAY:[0-9]+]] = OpString "of_array"
; OPENCL-DAG: %[[OF_FUNCTION:[0-9]+]] = OpString "of_function"
; OPENCL-DAG: %[[OF_VOID:[0-9]+]] = OpString "of_void"
; OPENCL-DAG: %[[OF_ALIAS_INT:[0-9]+]] = OpString "of_alias<int>"
; OPENCL-DAG: DebugTypedef %[[OF_BASIC]] %{{[0-9]+}} %{{[0-9]+}} 1 0 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypedef %[[OF_POINTER]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypedef %[[OF_STRUCTURE]] %{{[0-9]+}} %{{[0-9]+}} 3 0 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypedef %[[OF_ARRAY]] %{{[0-9]+}} %{{[0-9]+}} 4 0 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypedef %[[OF_FUNCTION]] %{{[0-9]+}} %{{[0-9]+}} 5 0 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypedef %[[OF_VOID]] %{{[0-9]+}} %{{[0-9]+}} 6 0 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugTypedef %[[OF_ALIAS_INT]] %{{[0-9]+}} %{{[0-9]+}} 7 0 %{{[0-9]+}}{{$}}

; LEGACY: DebugTypedef{{( [0-9]+){6} $}}
; LEGACY: DebugTypedef{{( [0-9]+){6} $}}
; LEGACY: DebugTypedef{{( [0-9]+){6} $}}
; LEGACY: DebugTypedef{{( [0-9]+){6} $}}
; LEGACY: DebugTypedef{{( [0-9]+){6} $}}
; LEGACY: DebugTypedef{{( [0-9]+){6} $}}
; LEGACY: DebugTypedef{{( [0-9]+){6} $}}

; SHADER-DAG: %[[OF_BASIC:[0-9]+]] = OpString "of_basic"
; SHADER-DAG: %[[OF_POINTER:[0-9]+]] = OpString "of_pointer"
; SHADER-DAG: %[[OF_STRUCTURE:[0-9]+]] = OpString "of_structure"
; SHADER-DAG: %[[OF_ARRAY:[0-9]+]] = OpString "of_array"
; SHADER-DAG: %[[OF_FUNCTION:[0-9]+]] = OpString "of_function"
; SHADER-DAG: %[[OF_VOID:[0-9]+]] = OpString "of_void"
; SHADER-DAG: %[[OF_ALIAS_INT:[0-9]+]] = OpString "of_alias<int>"
; SHADER-DAG: {{DebugTypedef|7}} %[[OF_BASIC]] %{{[0-9]+}} %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypedef|7}} %[[OF_POINTER]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypedef|7}} %[[OF_STRUCTURE]] %{{[0-9]+}} %{{[0-9]+}} %uint_3 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypedef|7}} %[[OF_ARRAY]] %{{[0-9]+}} %{{[0-9]+}} %uint_4 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypedef|7}} %[[OF_FUNCTION]] %{{[0-9]+}} %{{[0-9]+}} %uint_5 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypedef|7}} %[[OF_VOID]] %{{[0-9]+}} %{{[0-9]+}} %uint_6 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugTypedef|7}} %[[OF_ALIAS_INT]] %{{[0-9]+}} %{{[0-9]+}} %uint_7 %uint_0 %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "typedefs.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !12, !13, !14, !15, !16}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "of_basic", file: !1, line: 1, baseType: !4)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "of_pointer", file: !1, line: 2, baseType: !20)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "of_structure", file: !1, line: 3, baseType: !21)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "of_array", file: !1, line: 4, baseType: !22)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "of_function", file: !1, line: 5, baseType: !24)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "of_void", file: !1, line: 6, baseType: null)
!16 = !DIDerivedType(tag: DW_TAG_template_alias, name: "of_alias<int>", file: !1, line: 7, baseType: !4, extraData: !{!25})
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 8, size: 8, elements: !{})
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !{!23})
!23 = !DISubrange(count: 2)
!24 = !DISubroutineType(types: !{null, !4})
!25 = !DITemplateTypeParameter(name: "T", type: !4)
