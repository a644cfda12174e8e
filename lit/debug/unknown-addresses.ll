; A variable whose address is unknown is declared at DebugInfoNone.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:   %[[NONE:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG:   %[[PLAIN:[0-9]+]] = OpExtInst %void %2 DebugExpression{{$}}
; CHECK-DAG:   %[[FOUR:[0-9]+]] = OpExtInst %void %2 DebugOperation Constu 4
; CHECK-DAG:   %[[VALUE:[0-9]+]] = OpExtInst %void %2 DebugExpression %[[FOUR]]{{$}}
; CHECK:       %f = OpFunction
; CHECK:       DebugDeclare %[[#]] %[[NONE]] %[[PLAIN]]
; CHECK:       DebugDeclare %[[#]] %[[NONE]] %[[VALUE]]
; CHECK:       OpReturn

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
    #dbg_declare(ptr undef, !6, !DIExpression(), !7)
    #dbg_declare(ptr null, !6, !DIExpression(DW_OP_constu, 4), !7)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "unknown.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 1, scope: !4)
