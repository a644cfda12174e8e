; A debug expression with an operation that SPIR-V lacks does not fail the translation.
; shows: P2-diexpression-outside-table
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      OpReturn

target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i32 %a) !dbg !4 {
    #dbg_value(i32 %a, !7, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_constu, 3, DW_OP_shra, DW_OP_stack_value), !8)
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocalVariable(name: "a", arg: 1, scope: !4, file: !1, line: 1)
!8 = !DILocation(line: 1, scope: !4)
