; ROW: base classes
; PEER: spirv-val: {{.*}}has not been defined
; OURS: spirv-val: valid
; OURS: DebugTypeInheritance

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  %v = alloca i32
    #dbg_declare(ptr %v, !8, !DIExpression(), !7)
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !10}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "derived", file: !1, line: 3, size: 32, elements: !11, identifier: "derived")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !9, baseType: !13, flags: DIFlagPublic)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "base", file: !1, line: 2, size: 32, elements: !14, identifier: "base")
!14 = !{!15}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !13, file: !1, line: 2, baseType: !10, size: 32)
