; A truncation of an integer to the size of the variable, and the extension of a Boolean value for a Boolean variable, need
; no operations: a debugger reads the low bits of a value, and OpTypeBool has no width. Values with other conversions are
; omitted, unless the option allows operations for them.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNING < %t.txt
; RUN: llvm-spirv-rs %s --spirv-allow-extra-diexpressions -spirv-text -o - | FileCheck %s --check-prefix=MORE

; WARNING: values of variables are omitted from debug information where they are computed with DW_OP_LLVM_convert,

; CHECK:      %[[STACK:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugOperation StackValue
; CHECK:      %[[VALUE:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugExpression %[[STACK]]
; CHECK:      %[[IN_SPACE:[0-9]+]] = OpExtInst %void %{{[0-9]+}} DebugExpression %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %f = OpFunction
; CHECK:      DebugValue %[[INT:[0-9]+]] %long %[[VALUE]]
; CHECK:      DebugValue %[[INT]] %long %[[IN_SPACE]]
; CHECK:      DebugValue %{{[0-9]+}} %is %[[VALUE]]
; CHECK-NOT:  DebugValue %[[INT]] %{{is|int|float|long}}
; CHECK:      OpReturn

; MORE: DebugOperation 10 64 7 {{$}}
; MORE: DebugOperation 10 32 7 {{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(i64 %long, i1 %is, i32 %int, float %float) !dbg !5 {
    #dbg_value(i64 %long, !8, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !10)
    #dbg_value(i64 %long, !8, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_lit0, DW_OP_swap, DW_OP_xderef, DW_OP_stack_value), !10)
    #dbg_value(i1 %is, !9, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value), !10)
    #dbg_value(i1 %is, !8, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !10)
    #dbg_value(i32 %int, !8, !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !10)
    #dbg_value(i32 %int, !8, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_plus_uconst, 1, DW_OP_stack_value), !10)
    #dbg_value(float %float, !8, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_float, DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_stack_value), !10)
    #dbg_value(i64 %long, !8, !DIExpression(DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_stack_value), !10)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "conversions.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "number", scope: !5, file: !1, line: 2, type: !7)
!9 = !DILocalVariable(name: "is", scope: !5, file: !1, line: 3, type: !11)
!10 = !DILocation(line: 2, column: 1, scope: !5)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "flag", file: !1, line: 3, baseType: !6)
