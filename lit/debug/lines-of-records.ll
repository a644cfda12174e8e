; Each debug record has its own line and scope, also line 0, and the next instruction has its own again.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[FILE:[0-9]+]] = OpString "/src/records.cl"
; CHECK-DAG:  %[[F:[0-9]+]] = OpExtInst %void %2 DebugFunction %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 1
; CHECK-DAG:  %[[BLOCK:[0-9]+]] = OpExtInst %void %2 DebugLexicalBlock
; CHECK-DAG:  %[[INLINED:[0-9]+]] = OpExtInst %void %2 DebugInlinedAt 6 %[[F]]
; CHECK-DAG:  %[[G:[0-9]+]] = OpExtInst %void %2 DebugFunction %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 9
; CHECK:      %f = OpFunction
; CHECK:      %x = OpVariable
; CHECK-NEXT: DebugScope %[[F]]{{$}}
; CHECK-NEXT: OpLine %[[FILE]] 2 7
; CHECK-NEXT: DebugDeclare %{{[0-9]+}} %x
; CHECK-NEXT: DebugNoScope
; CHECK-NEXT: OpNoLine
; CHECK-NEXT: OpStore
; CHECK-NEXT: DebugScope %[[BLOCK]]{{$}}
; CHECK-NEXT: OpLine %[[FILE]] 4 5
; CHECK-NEXT: %b = OpIAdd
; CHECK-NEXT: DebugScope %[[F]]{{$}}
; CHECK-NEXT: OpLine %[[FILE]] 0 0
; CHECK-NEXT: DebugValue %{{[0-9]+}} %b
; CHECK-NEXT: DebugScope %[[BLOCK]]{{$}}
; CHECK-NEXT: OpLine %[[FILE]] 4 5
; CHECK-NEXT: %c = OpIMul
; CHECK-NEXT: DebugScope %[[G]] %[[INLINED]]{{$}}
; CHECK-NEXT: OpLine %[[FILE]] 0 0
; CHECK-NEXT: DebugValue %{{[0-9]+}} %c
; CHECK-NEXT: %d = OpISub
; CHECK-NEXT: DebugScope %[[F]]{{$}}
; CHECK-NEXT: DebugValue %{{[0-9]+}} %d
; CHECK-NEXT: OpLine %[[FILE]] 7 1
; CHECK-NEXT: OpBranch %next
; CHECK-NEXT: %next = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: DebugScope %[[F]]{{$}}
; CHECK-NEXT: OpLine %[[FILE]] 0 0
; CHECK-NEXT: DebugValue
; CHECK-NEXT: OpLine %[[FILE]] 7 1
; CHECK-NEXT: OpReturnValue

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a) !dbg !5 {
  %x = alloca i32, align 4
    #dbg_declare(ptr %x, !8, !DIExpression(), !10)
  store i32 %a, ptr %x, align 4
  %b = add i32 %a, 1, !dbg !11
    #dbg_value(i32 %b, !8, !DIExpression(), !12)
  %c = mul i32 %b, 3, !dbg !11
    #dbg_value(i32 %c, !15, !DIExpression(), !13)
  %d = sub i32 %c, 5, !dbg !13
    #dbg_value(i32 %d, !8, !DIExpression(), !12)
  br label %next, !dbg !16

next:
  %e = phi i32 [ %d, %0 ]
    #dbg_value(i32 %e, !8, !DIExpression(), !12)
  ret i32 %e, !dbg !16
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "records.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 9, type: !4, scopeLine: 9, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !7)
!9 = distinct !DILexicalBlock(scope: !5, file: !1, line: 3, column: 1)
!10 = !DILocation(line: 2, column: 7, scope: !5)
!11 = !DILocation(line: 4, column: 5, scope: !9)
!12 = !DILocation(line: 0, scope: !5)
!13 = !DILocation(line: 0, scope: !6, inlinedAt: !14)
!14 = distinct !DILocation(line: 6, column: 1, scope: !5)
!15 = !DILocalVariable(name: "y", scope: !6, file: !1, line: 10, type: !7)
!16 = !DILocation(line: 7, column: 1, scope: !5)
