; ROW: an empty list of template parameters in debug information, which its reverse direction gives every function
; PEER: DebugTypeTemplate {{%[0-9]+$}}
; OURS: DebugFunction{{ }}
; OURS-NOT: DebugTypeTemplate
; OURS: OpFunctionEnd

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
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, templateParams: !6)
!5 = !DISubroutineType(types: null)
!6 = !{}
!7 = !DILocation(line: 2, scope: !4)
