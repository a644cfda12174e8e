; ROW: template parameters
; PEER: spirv-val: {{.*}}DebugTypeTemplateParameter: expected operand Source must be a result id of DebugSource
; OURS: spirv-val: valid
; OURS: DebugTypeTemplateParameter

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
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0, templateParams: !8)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !10}
!7 = !DILocation(line: 2, scope: !4)
!8 = !{!9}
!9 = !DITemplateTypeParameter(name: "T", type: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
