; ROW: a variable computed from two values, version 200 of debug information
; OPTIONS: --spirv-debug-info-version=nonsemantic-shader-200
; 29 is DebugValue, 31 is DebugExpression.
; PEER: OpExtInst %void {{%[0-9]+}} 29 {{%[0-9]+}} %a %
; OURS: [[ANY:%[0-9]+]] = OpUndef %uint
; OURS: OpExtInst %void {{%[0-9]+}} 29 {{%[0-9]+}} [[ANY]] %

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, i32 %b) !dbg !4 {
    #dbg_value(!DIArgList(i32 %a, i32 %b), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: null)
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "sum", scope: !4, file: !1, line: 1, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
