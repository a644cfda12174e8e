; ROW: declarations of types, whose size is unknown
; OPTIONS: --spirv-debug-info-version=nonsemantic-shader-100
; PEER: DebugTypeComposite {{%[0-9]+ %uint_[0-9]+ %[0-9]+ %uint_3 %uint_0 %[0-9]+ %[0-9]+ %uint_0}}
; OURS: [[NONE:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugInfoNone
; OURS: DebugTypeComposite {{%[0-9]+ %uint_[0-9]+ %[0-9]+ %uint_3 %uint_0 %[0-9]+ %[0-9]+}} [[NONE]]

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  %v = alloca ptr
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
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !11)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !1, line: 3, flags: DIFlagFwdDecl, identifier: "s")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64, dwarfAddressSpace: 1)
