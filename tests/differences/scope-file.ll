; ROW: the file of the scope of a function
; PEER: OpString "/d/scope.cl"
; OURS-NOT: OpString "/d/scope.cl"
; OURS: DebugFunction

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !6, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: null)
!6 = !DIFile(filename: "scope.cl", directory: "/d")
!7 = !DILocation(line: 2, scope: !4)
