; ROW: imported entities, modules, OpenCL.DebugInfo.100
; RUN: $TRANSLATOR $INPUT -o $OUTPUT
; RUN: grep -v '^;' $SOURCE | sed 's/!10 = .*/!10 = !DIModule(scope: !0, name: "m")/' > module.ll; llvm-as module.ll -o module.bc
; RUN: $TRANSLATOR module.bc -o module.spv; spirv-val module.spv 2>&1 | sed 's/^/module: /'
; PEER: module: {{.*}}Id is 0
; PEER: spirv-val: {{.*}}Id is 0
; OURS-NOT: module: {{.*}}
; OURS-NOT: DebugImportedEntity
; OURS: DebugFunction

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, imports: !6)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: null)
!6 = !{!9}
!7 = !DILocation(line: 2, scope: !4)
!9 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !1, line: 3)
!10 = !DINamespace(name: "n", scope: null)
