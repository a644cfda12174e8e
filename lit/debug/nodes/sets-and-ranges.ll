; Types of sets and of ranges are replaced by their base type, as the sets of debug instructions have none.
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -W all -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -W all -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -W all -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.v200

; LEFT: warning[W002]: the bounds of subrange types are omitted from debug information
; LEFT: warning[W002]: debug types of this kind are replaced by their base type, as the set of debug instructions has no such type

; OPENCL-DAG: %[[INT:[0-9]+]] = OpString "int"
; OPENCL-DAG: %[[DIGITS:[0-9]+]] = OpString "digits"
; OPENCL-DAG: DebugTypeBasic %[[INT]] %uint_32 Signed{{$}}
; OPENCL-DAG: DebugTypedef %[[DIGITS]] %{{[0-9]+}} %{{[0-9]+}} 1 0 %{{[0-9]+}}{{$}}

; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypedef{{( [0-9]+){6} $}}

; SHADER-DAG: %[[INT:[0-9]+]] = OpString "int"
; SHADER-DAG: %[[DIGITS:[0-9]+]] = OpString "digits"
; SHADER-DAG: {{DebugTypeBasic|2}} %[[INT]] %uint_32 %uint_4 %uint_0{{$}}
; SHADER-DAG: {{DebugTypedef|7}} %[[DIGITS]] %{{[0-9]+}} %{{[0-9]+}} %uint_1 %uint_0 %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "sets-and-ranges.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "digits", file: !1, line: 1, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_set_type, baseType: !12, size: 16)
!12 = !DISubrangeType(name: "digit", size: 32, baseType: !4, lowerBound: i64 0, upperBound: i64 9)
