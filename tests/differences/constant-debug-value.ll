; ROW: constants of 16-bit and 64-bit floats and generic null pointers as values of variables in debug information
; OPTIONS-OURS: -Wdebug-info
; PEER-DAG: OpCapability Float64
; PEER-DAG: OpCapability Float16Buffer
; PEER-DAG: OpCapability GenericPointer
; PEER: DebugValue {{%[0-9]+}} %double_1
; PEER: DebugValue {{%[0-9]+}} %half_0x1p_0
; OURS: warning[W002]: values of variables are omitted
; OURS-NOT: OpCapability {{Float|GenericPointer}}
; OURS: [[UNKNOWN:%[0-9]+]] = OpUndef %uint
; OURS-COUNT-3: DebugValue {{%[0-9]+}} [[UNKNOWN]]

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
    #dbg_value(double 1.0, !8, !DIExpression(), !7)
    #dbg_value(half 1.0, !8, !DIExpression(), !7)
    #dbg_value(ptr addrspace(4) null, !8, !DIExpression(), !7)
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
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
