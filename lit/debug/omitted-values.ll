; Values whose expression cannot be written are unknown; -Wdebug-info reports the reason once for each kind and module.
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNING --implicit-check-not=warning[ < %t.txt
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-debug-info-version=nonsemantic-shader-100 -o %t.spv 2>&1 | FileCheck %s --check-prefix=V100
; RUN: llvm-spirv-rs %s -W all -o %t.spv 2>&1 | count 0

; WARNING:      warning[W002]: values of variables are omitted from debug information where their expression has an operand of more than 32 bits
; WARNING-NEXT: at #dbg_value(i32 %a, {{.*}}DW_OP_plus_uconst, 4294967296
; WARNING-NEXT: in function @f
; WARNING:      warning[W002]: values of variables are omitted from debug information where they are computed with DW_OP_LLVM_convert, DW_OP_mul, which OpenCL.DebugInfo.100 does not have (use --spirv-allow-extra-diexpressions){{$}}
; WARNING-NEXT: at #dbg_value(i32 %a, {{.*}}DW_OP_LLVM_convert
; WARNING-NEXT: in function @f

; V100: DW_OP_LLVM_convert, DW_OP_mul, which NonSemantic.Shader.DebugInfo.100 does not have

; CHECK:      %[[UNKNOWN:[0-9]+]] = OpUndef %uint
; CHECK:      %f = OpFunction
; CHECK:      OpLine
; CHECK-COUNT-6: DebugValue %{{[0-9]+}} %[[UNKNOWN]]
; CHECK-NOT:  DebugValue
; CHECK:      OpReturn

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !5 {
    #dbg_value(i32 %a, !8, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_stack_value), !10)
    #dbg_value(i32 %a, !8, !DIExpression(DW_OP_constu, 2, DW_OP_mul, DW_OP_stack_value), !10)
    #dbg_value(i32 %a, !8, !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value), !10)
    #dbg_value(i32 %a, !8, !DIExpression(DW_OP_plus_uconst, 4294967296, DW_OP_stack_value), !10)
    #dbg_value(i32 %a, !8, !DIExpression(DW_OP_constu, 4294967296, DW_OP_minus, DW_OP_stack_value), !10)
    #dbg_value(i32 poison, !8, !DIExpression(), !10)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "omitted.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !7)
!10 = !DILocation(line: 2, column: 1, scope: !5)
