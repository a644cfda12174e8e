; Chains of inlined calls; version 200 has their columns.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=V100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; OPENCL-DAG: DebugInlinedAt 2 %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugInlinedAt 11 %{{[0-9]+}} %{{[0-9]+}}{{$}}
; OPENCL-DAG: DebugScope %{{[0-9]+}} %{{[0-9]+}}{{$}}

; LEGACY: DebugInlinedAt{{( [0-9]+){2} $}}
; LEGACY: DebugInlinedAt{{( [0-9]+){3} $}}
; LEGACY: DebugScope{{( [0-9]+){2} $}}

; V200-DAG: {{DebugInlinedAt|25}} %uint_2 %uint_7 %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugInlinedAt|25}} %uint_11 %uint_6 %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V200-DAG: {{DebugScope|23}} %{{[0-9]+}} %{{[0-9]+}}{{$}}

; V100-DAG: DebugInlinedAt %uint_2 %{{[0-9]+}}{{$}}
; V100-DAG: DebugInlinedAt %uint_11 %{{[0-9]+}} %{{[0-9]+}}{{$}}
; V100-DAG: DebugScope %{{[0-9]+}} %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !10 {
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "inlined-calls.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !13, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 4, column: 5, scope: !15, inlinedAt: !16)
!13 = !DISubroutineType(types: !{null})
!14 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 10, type: !13, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!15 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 20, type: !13, scopeLine: 20, spFlags: DISPFlagDefinition, unit: !0)
!16 = distinct !DILocation(line: 11, column: 6, scope: !14, inlinedAt: !17)
!17 = distinct !DILocation(line: 2, column: 7, scope: !10)
