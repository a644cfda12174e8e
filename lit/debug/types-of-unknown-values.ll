; An unknown value has the type of the values that it depends on, and an undefined value its own if all devices have it.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[FLOAT:[0-9]+]] = OpUndef %float
; CHECK-DAG:  %[[UINT:[0-9]+]] = OpUndef %uint
; CHECK-DAG:  %[[UCHAR:[0-9]+]] = OpUndef %uchar
; CHECK:      %f = OpFunction
; CHECK:      DebugValue %{{[0-9]+}} %[[FLOAT]]
; CHECK:      DebugValue %{{[0-9]+}} %[[UINT]]
; CHECK:      DebugValue %{{[0-9]+}} %[[UCHAR]]
; CHECK:      OpReturn

target triple = "spir64-unknown-unknown"

define spir_func void @f(float %a, float %b) !dbg !4 {
    #dbg_value(!DIArgList(float %a, float %b), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !7)
    #dbg_value(i64 poison, !6, !DIExpression(), !7)
    #dbg_value(i8 undef, !6, !DIExpression(), !7)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "unknown.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 1, scope: !4)
