; ROW: template values that are pointers
; PEER: [[VALUE:%[0-9a-zA-Z_]+]] = OpVariable
; PEER: DebugTypeTemplateParameter {{%[0-9]+ %[0-9]+}} [[VALUE]]
; OURS: [[NONE:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugInfoNone
; OURS: DebugTypeTemplateParameter {{%[0-9]+ %[0-9]+}} [[NONE]]

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 0

define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, templateParams: !8)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !10}
!7 = !DILocation(line: 2, scope: !4)
!8 = !{!9}
!9 = !DITemplateValueParameter(name: "p", type: !11, value: ptr addrspace(1) @a)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64, dwarfAddressSpace: 1)
