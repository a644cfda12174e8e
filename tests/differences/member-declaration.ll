; ROW: declarations of member functions, non-semantic sets
; OPTIONS: --spirv-debug-info-version=nonsemantic-shader-100
; PEER: spirv-val: {{.*}}has not been defined
; OURS: spirv-val: valid
; OURS: DebugFunctionDeclaration

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !8, file: !1, line: 5, type: !5, spFlags: DISPFlagDefinition, unit: !0, declaration: !9)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !10}
!7 = !DILocation(line: 6, scope: !4)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 1, size: 8, elements: !11, identifier: "s")
!9 = !DISubprogram(name: "f", linkageName: "f", scope: !8, file: !1, line: 2, type: !5, spFlags: 0)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!9}
