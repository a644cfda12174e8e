; ROW: undefined values of vectors, pointers, 64-bit and 16-bit floats and 64-bit integers in debug information
; PEER-DAG: OpCapability Float64
; PEER-DAG: OpCapability Float16Buffer
; PEER-DAG: OpCapability Int64
; PEER-DAG: OpUndef %double
; PEER-DAG: OpUndef %half
; PEER-DAG: OpUndef %ulong
; PEER-DAG: OpUndef %v16float
; OURS-NOT: OpCapability {{Float|Int64|Vector16}}
; OURS: [[UNDEFINED:%[0-9]+]] = OpUndef %uint
; OURS-NOT: OpUndef
; OURS-COUNT-5: DebugValue {{%[0-9]+}} [[UNDEFINED]]

target triple = "spir-unknown-unknown"

define spir_func void @f() !dbg !4 {
    #dbg_value(double undef, !8, !DIExpression(), !7)
    #dbg_value(half undef, !8, !DIExpression(), !7)
    #dbg_value(i64 undef, !8, !DIExpression(), !7)
    #dbg_value(<16 x float> undef, !8, !DIExpression(), !7)
    #dbg_value(ptr addrspace(4) undef, !8, !DIExpression(), !7)
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
