; ROW: a static member that a variable defines
; PEER: spirv-val: {{.*}}has not been defined
; OURS: spirv-val: valid
; OURS: DebugGlobalVariable

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 1, !dbg !14

define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, globals: !8)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !10}
!7 = !DILocation(line: 2, scope: !4)
!8 = !{!14}
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 3, size: 8, elements: !11, identifier: "s")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !9, file: !1, line: 4, baseType: !10, flags: DIFlagStaticMember)
!13 = distinct !DIGlobalVariable(name: "a", scope: !0, file: !1, line: 6, type: !10, isDefinition: true, declaration: !12)
!14 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
