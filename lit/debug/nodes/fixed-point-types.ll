; Fixed-point types have a name and a size; the sets have no scale.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; LEFT: warning[W002]: fixed-point and string types are written as a name and a size, as the set of debug instructions has no such types

; OPENCL-DAG: %[[HALF_SCALE:[0-9]+]] = OpString "half_scale"
; OPENCL-DAG: %[[DECIMAL:[0-9]+]] = OpString "decimal"
; OPENCL-DAG: DebugTypeBasic %[[HALF_SCALE]] %uint_32 Unspecified{{$}}
; OPENCL-DAG: DebugTypeBasic %[[DECIMAL]] %uint_32 Unspecified{{$}}

; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}
; LEGACY: DebugTypeBasic{{( [0-9]+){3} $}}

; SHADER-DAG: %[[HALF_SCALE:[0-9]+]] = OpString "half_scale"
; SHADER-DAG: %[[DECIMAL:[0-9]+]] = OpString "decimal"
; SHADER-DAG: {{DebugTypeBasic|2}} %[[HALF_SCALE]] %uint_32 %uint_0 %uint_0{{$}}
; SHADER-DAG: {{DebugTypeBasic|2}} %[[DECIMAL]] %uint_32 %uint_0 %uint_0{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, retainedTypes: !3)
!1 = !DIFile(filename: "fixed-point-types.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!10, !11}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIFixedPointType(name: "half_scale", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!11 = !DIFixedPointType(name: "decimal", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Decimal, factor: -2)
