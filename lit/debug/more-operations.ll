; An option allows operations that OpenCL.DebugInfo.100 does not have; they get the numbers of the Khronos translator.
; RUN: llvm-spirv-rs %s --spirv-allow-extra-diexpressions -o %t.spv
; RUN: llvm-spirv-rs --to-text %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s -spirv-text -o - | FileCheck %s --check-prefix=STANDARD

; CHECK:      DebugOperation 165 0 {{$}}
; CHECK:      DebugOperation 10 32 5 {{$}}
; CHECK:      DebugOperation 46 {{$}}
; CHECK:      DebugOperation 30 {{$}}
; CHECK:      DebugOperation 7 {{$}}
; CHECK:      DebugOperation 144 3 4 {{$}}
; CHECK:      DebugOperation 111 8 {{$}}
; CHECK:      DebugOperation 25 {{$}}
; CHECK:      DebugOperation 26 {{$}}
; CHECK:      DebugOperation 31 {{$}}

; STANDARD-NOT: DebugOperation

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !4 {
    #dbg_value(i32 %a, !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_lit0, DW_OP_mul, DW_OP_stack_value), !7)
    #dbg_value(i32 %a, !6, !DIExpression(DW_OP_bregx, 3, 4), !7)
    #dbg_value(i32 %a, !6, !DIExpression(DW_OP_breg1, 8), !7)
    #dbg_value(i32 %a, !6, !DIExpression(DW_OP_dup, DW_OP_dup, DW_OP_rot, DW_OP_abs, DW_OP_neg, DW_OP_stack_value), !7)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "operations.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 1, scope: !4)
