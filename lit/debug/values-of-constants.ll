; A vector of constants is the value of a variable.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[INTS:[0-9]+]] = OpConstantComposite %v2uint %uint_1 %uint_2
; CHECK-DAG: %[[FLOATS:[0-9]+]] = OpConstantComposite %v2float %float_0_5 %float_0_5
; CHECK:     DebugValue %{{[0-9]+}} %[[INTS]] %
; CHECK:     DebugValue %{{[0-9]+}} %[[FLOATS]] %

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
    #dbg_value(<2 x i32> <i32 1, i32 2>, !6, !DIExpression(), !7)
    #dbg_value(<2 x float> splat (float 5.0e-1), !6, !DIExpression(), !7)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "constants.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 1, scope: !4)
