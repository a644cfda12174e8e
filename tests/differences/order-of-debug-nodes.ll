; ROW: nodes of debug information
; PEER: DebugTypeBasic
; PEER: DebugFunction{{ }}
; OURS: DebugFunction{{ }}
; OURS: DebugTypeBasic

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 1, !dbg !8

define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, globals: !6)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: null)
!6 = !{!8}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "a", scope: !0, file: !1, line: 6, type: !10, isDefinition: true)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
