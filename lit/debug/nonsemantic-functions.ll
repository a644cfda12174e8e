; In the non-semantic sets, the DebugFunctionDefinition in the entry block of a function, after its variables, connects it
; with its DebugFunction, and a kernel has a DebugEntryPoint with its compiler and the options. Lines are DebugLine and
; DebugNoLine with the DebugSource, up to the next column. Version 200 has the column of an inlined call.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,V100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s --check-prefix=V200

; CHECK-DAG:  %[[SET:[0-9]+]] = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
; CHECK-DAG:  %[[PRODUCER:[0-9]+]] = OpString "a compiler"
; CHECK-DAG:  %[[OPTIONS:[0-9]+]] = OpString "-O2"
; CHECK-DAG:  %[[PATH:[0-9]+]] = OpString "/src/functions.cl"
; CHECK-DAG:  %[[INNER:[0-9]+]] = OpString "inner"
; CHECK-DAG:  %[[KERNEL:[0-9]+]] = OpString "kernel"
; CHECK:      %[[SOURCE:[0-9]+]] = OpExtInst %void %[[SET]] DebugSource %[[PATH]]
; CHECK:      %[[UNIT:[0-9]+]] = OpExtInst %void %[[SET]] DebugCompilationUnit
; CHECK-DAG:  %[[FUNCTION:[0-9]+]] = OpExtInst %void %[[SET]] DebugFunction %[[KERNEL]] %{{[0-9]+}} %[[SOURCE]] %uint_7 %uint_0 %[[UNIT]] %{{[0-9]+}} %uint_8 %uint_8{{$}}
; CHECK-DAG:  %[[SCOPE:[0-9]+]] = OpExtInst %void %[[SET]] DebugFunction %[[INNER]] %{{[0-9]+}} %[[SOURCE]] %uint_1
; CHECK-DAG:  %[[CALL:[0-9]+]] = OpExtInst %void %[[SET]] DebugInlinedAt %uint_9 %[[FUNCTION]]
; CHECK-DAG:  OpExtInst %void %[[SET]] DebugEntryPoint %[[FUNCTION]] %[[UNIT]] %[[PRODUCER]] %[[OPTIONS]]
; CHECK-NOT:  DebugEntryPoint
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      OpLabel
; CHECK-NEXT: %x = OpVariable
; CHECK-NEXT: OpExtInst %void %[[SET]] DebugFunctionDefinition %[[FUNCTION]] %{{[0-9]+}}
; CHECK-NEXT: OpExtInst %void %[[SET]] DebugScope %[[FUNCTION]]
; CHECK-NEXT: OpExtInst %void %[[SET]] DebugLine %[[SOURCE]] %uint_8 %uint_8 %uint_3 %uint_4
; CHECK-NEXT: OpStore
; CHECK-NEXT: OpExtInst %void %[[SET]] DebugScope %[[SCOPE]] %[[CALL]]
; CHECK-NEXT: OpExtInst %void %[[SET]] DebugLine %[[SOURCE]] %uint_2 %uint_2 %uint_5 %uint_6
; CHECK-NEXT: OpStore
; CHECK-NEXT: OpExtInst %void %[[SET]] DebugNoScope
; CHECK-NEXT: OpExtInst %void %[[SET]] DebugNoLine
; CHECK-NEXT: OpReturn
; V100-NOT:   OpLine

; V200-DAG:   Constant [[#]] [[#NINE:]] 9 {{$}}
; V200-DAG:   Constant [[#]] [[#FOUR:]] 4 {{$}}
; V200:       [[#FUNCTION:]] [[#]] DebugFunction
; V200:       DebugInlinedAt [[#NINE]] [[#FOUR]] [[#FUNCTION]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel() !dbg !6 {
  %x = alloca i32
  store i32 1, ptr %x, !dbg !8
  store i32 2, ptr %x, !dbg !9
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "a compiler", flags: "-O2", emissionKind: FullDebug)
!1 = !DIFile(filename: "functions.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "inner", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 7, type: !4, scopeLine: 8, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 8, column: 3, scope: !6)
!9 = !DILocation(line: 2, column: 5, scope: !3, inlinedAt: !10)
!10 = distinct !DILocation(line: 9, column: 4, scope: !6)
