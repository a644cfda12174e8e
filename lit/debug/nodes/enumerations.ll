; Enumerations with negative and unsigned values, a fixed underlying type, and scoped ones; a declaration is a basic type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; OPENCL-DAG: %[[COLOR:[0-9]+]] = OpString "color"
; OPENCL-DAG: %[[RED:[0-9]+]] = OpString "red"
; OPENCL-DAG: %[[GREEN:[0-9]+]] = OpString "green"
; OPENCL-DAG: %[[MODE:[0-9]+]] = OpString "mode"
; OPENCL-DAG: %[[FAST:[0-9]+]] = OpString "fast"
; OPENCL-DAG: DebugTypeEnum %[[COLOR]] %{{[0-9]+}} %{{[0-9]+}} 1 0 %{{[0-9]+}} %uint_32 None %uint_4294967295 %[[RED]] %uint_1 %[[GREEN]]{{$}}
; OPENCL-DAG: DebugTypeEnum %[[MODE]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %{{[0-9]+}} %uint_8 FlagIsEnumClass %uint_255 %[[FAST]]{{$}}

; LEGACY: DebugTypeEnum{{( [0-9]+){12} $}}
; LEGACY: DebugTypeEnum{{( [0-9]+){10} $}}

; SHADER-DAG: %[[COLOR:[0-9]+]] = OpString "color"
; SHADER-DAG: %[[RED:[0-9]+]] = OpString "red"
; SHADER-DAG: %[[GREEN:[0-9]+]] = OpString "green"
; SHADER-DAG: %[[MODE:[0-9]+]] = OpString "mode"
; SHADER-DAG: %[[FAST:[0-9]+]] = OpString "fast"
; SHADER-DAG: {{DebugTypeEnum|9}} %[[COLOR]] %{{[0-9]+}} %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}} %uint_32 %uint_0 %uint_4294967295 %[[RED]] %uint_1 %[[GREEN]]{{$}}
; SHADER-DAG: {{DebugTypeEnum|9}} %[[MODE]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %{{[0-9]+}} %uint_8 %uint_16384 %uint_255 %[[FAST]]{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "enumerations.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11, !13}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !1, line: 1, baseType: !4, size: 32, elements: !{!20, !21})
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "mode", file: !1, line: 2, baseType: !12, size: 8, flags: DIFlagEnumClass, elements: !{!22})
!12 = !DIBasicType(name: "uchar", size: 8, encoding: DW_ATE_unsigned_char)
!13 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "later", file: !1, line: 3, flags: DIFlagFwdDecl)
!20 = !DIEnumerator(name: "red", value: -1)
!21 = !DIEnumerator(name: "green", value: 1)
!22 = !DIEnumerator(name: "fast", value: 255, isUnsigned: true)
