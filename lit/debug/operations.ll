; Each operation of LLVM's expressions: ten have a number in each set; others are written in version 200, and in the other
; sets with an option, by the numbers of the Khronos translator. Three have none, and their variables are unknown.
; RUN: llvm-spirv-rs %s -Wdebug-info -spirv-text -o - 2>%t.txt | FileCheck %s --check-prefix=STANDARD
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.txt
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=STANDARD
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -spirv-text -o - | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-allow-extra-diexpressions -Wdebug-info -spirv-text -o - 2>%t.more | FileCheck %s --check-prefix=MORE
; RUN: FileCheck %s --check-prefix=LEFT-MORE --implicit-check-not=warning < %t.more
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy --spirv-allow-extra-diexpressions -spirv-text -o - | FileCheck %s --check-prefix=MORE
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-allow-extra-diexpressions -spirv-text -o - | FileCheck %s --check-prefix=SHADER-MORE
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s --check-prefix=SHADER-MORE

; LEFT: warning[W002]: values of variables are omitted from debug information where they are computed with DW_OP_dup, DW_OP_not, DW_OP_push_object_address, DW_OP_deref_size, DW_OP 0x53, DW_OP 0x74, DW_OP_regx, DW_OP_bregx, DW_OP_over, DW_OP_and, DW_OP_div, DW_OP_mod, DW_OP_mul, DW_OP_or, DW_OP_shl, DW_OP_shr, DW_OP_shra, DW_OP_xor, DW_OP_eq, DW_OP_ge, DW_OP_gt, DW_OP_le, DW_OP_lt, DW_OP_ne, DW_OP_LLVM_convert, DW_OP_LLVM_extract_bits_sext, DW_OP_LLVM_extract_bits_zext, DW_OP_LLVM_implicit_pointer, which OpenCL.DebugInfo.100 does not have (use --spirv-allow-extra-diexpressions)
; LEFT-MORE: warning[W002]: values of variables are omitted from debug information where they are computed with DW_OP_LLVM_extract_bits_sext, DW_OP_LLVM_extract_bits_zext, DW_OP_LLVM_implicit_pointer, which OpenCL.DebugInfo.100 does not have

; STANDARD: DebugOperation 0 {{$}}
; STANDARD: DebugOperation 7 {{$}}
; STANDARD: DebugOperation 8 3 {{$}}
; STANDARD: DebugOperation 8 4 {{$}}
; STANDARD: DebugOperation 3 6 {{$}}
; STANDARD: DebugOperation 8 0 {{$}}
; STANDARD: DebugOperation 5 {{$}}
; STANDARD: DebugOperation 6 {{$}}
; STANDARD: DebugOperation 2 {{$}}
; STANDARD: DebugOperation 1 {{$}}
; STANDARD: DebugOperation 9 0 16 {{$}}
; STANDARD-NOT: DebugOperation {{[0-689]|[0-9][0-9]}}

; MORE: DebugOperation 0 {{$}}
; MORE: DebugOperation 7 {{$}}
; MORE: DebugOperation 21 {{$}}
; MORE: DebugOperation 32 {{$}}
; MORE: DebugOperation 149 {{$}}
; MORE: DebugOperation 8 3 {{$}}
; MORE: DebugOperation 20 4 {{$}}
; MORE: DebugOperation 3 6 {{$}}
; MORE: DebugOperation 146 2 {{$}}
; MORE: DebugOperation 46 {{$}}
; MORE: DebugOperation 81 {{$}}
; MORE: DebugOperation 114 8 {{$}}
; MORE: DebugOperation 142 9 {{$}}
; MORE: DebugOperation 144 10 11 {{$}}
; MORE: DebugOperation 23 {{$}}
; MORE: DebugOperation 5 {{$}}
; MORE: DebugOperation 6 {{$}}
; MORE: DebugOperation 27 {{$}}
; MORE: DebugOperation 28 {{$}}
; MORE: DebugOperation 2 {{$}}
; MORE: DebugOperation 29 {{$}}
; MORE: DebugOperation 30 {{$}}
; MORE: DebugOperation 33 {{$}}
; MORE: DebugOperation 1 {{$}}
; MORE: DebugOperation 34 {{$}}
; MORE: DebugOperation 35 {{$}}
; MORE: DebugOperation 36 {{$}}
; MORE: DebugOperation 37 {{$}}
; MORE: DebugOperation 39 {{$}}
; MORE: DebugOperation 40 {{$}}
; MORE: DebugOperation 41 {{$}}
; MORE: DebugOperation 42 {{$}}
; MORE: DebugOperation 43 {{$}}
; MORE: DebugOperation 44 {{$}}
; MORE: DebugOperation 9 0 16 {{$}}
; MORE: DebugOperation 10 32 5 {{$}}
; MORE: DebugOperation 10 64 5 {{$}}
; MORE: DebugOperation 167 2 {{$}}
; MORE: DebugOperation 165 0 {{$}}
; MORE-NOT: DebugOperation {{[0-689]|[0-9][0-9]}}

; SHADER-COUNT-24: DebugOperation
; SHADER-NOT: DebugOperation

; SHADER-MORE-COUNT-94: DebugOperation
; SHADER-MORE-NOT: DebugOperation

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !10 {
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_deref, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_dup, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_not, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_push_object_address, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_consts, 4, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_plus_uconst, 6, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_deref_size, 2, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_lit0, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_reg3, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_breg4, 8, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_regx, 9, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_bregx, 10, 11, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_over, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_xderef, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_and, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_div, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_mod, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_plus, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_shl, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_shr, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_shra, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_xor, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_eq, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_ge, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_gt, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_le, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_lt, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_constu, 3, DW_OP_ne, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_LLVM_tag_offset, 2, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_LLVM_extract_bits_sext, 0, 8, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_LLVM_extract_bits_zext, 8, 8, DW_OP_stack_value), !11)
    #dbg_value(i32 %a, !14, !DIExpression(DW_OP_LLVM_implicit_pointer), !11)
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "operations.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !13, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 4, column: 5, scope: !10)
!13 = !DISubroutineType(types: !{null, !4})
!14 = !DILocalVariable(name: "a", scope: !10, file: !1, line: 1, type: !4)
