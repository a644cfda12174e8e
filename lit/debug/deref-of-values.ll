; LLVM allows only DW_OP_stack_value and a fragment after the DW_OP_deref that stands for #dbg_declare.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[PLUS:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugOperation PlusUconst 4
; CHECK-DAG: %[[DEREF:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugOperation Deref
; CHECK-DAG: %[[VALUE:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugOperation StackValue
; CHECK-DAG: %[[EXPRESSION:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugExpression %[[PLUS]] %[[DEREF]] %[[VALUE]]{{$}}
; CHECK:     DebugValue %{{[0-9]+}} %at %[[EXPRESSION]]

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr %p) !dbg !4 {
  %at = getelementptr i8, ptr %p, i64 8
    #dbg_declare(ptr %at, !6, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !7)
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "values.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 1, scope: !4)
