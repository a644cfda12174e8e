; String types: only version 200 has them; the other sets have their name and size.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=V100
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; LEFT: warning[W002]: fixed-point and string types are written as a name and a size, as the set of debug instructions has no such types

; OPENCL-DAG: %[[CHARACTER_8:[0-9]+]] = OpString "character(8)"
; OPENCL-DAG: %[[CHARACTER:[0-9]+]] = OpString "character(*)"
; OPENCL-DAG: DebugTypeBasic %[[CHARACTER_8]] %uint_64 Unspecified{{$}}
; OPENCL-DAG: DebugTypeBasic %[[CHARACTER]] %uint_0 Unspecified{{$}}

; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}

; V200-DAG: %[[CHARACTER_8:[0-9]+]] = OpString "character(8)"
; V200-DAG: %[[CHARACTER:[0-9]+]] = OpString "character(*)"
; V200-DAG: {{DebugTypeString|203}} %[[CHARACTER_8]] %{{[0-9]+}} %{{[0-9]+}} %uint_64 %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugTypeString|203}} %[[CHARACTER]] %{{[0-9]+}} %{{[0-9]+}} %uint_0 %{{[0-9]+}}{{$}}

; V100-DAG: %[[CHARACTER_8:[0-9]+]] = OpString "character(8)"
; V100-DAG: %[[CHARACTER:[0-9]+]] = OpString "character(*)"
; V100-DAG: DebugTypeBasic %[[CHARACTER_8]] %uint_64 %uint_0 %uint_0{{$}}
; V100-DAG: DebugTypeBasic %[[CHARACTER]] %uint_0 %uint_0 %uint_0{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "strings.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIStringType(name: "character(8)", size: 64)
!11 = !DIStringType(name: "character(*)", stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 8), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
