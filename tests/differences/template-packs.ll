; ROW: parameter packs, template template parameters
; OPTIONS: --spirv-debug-info-version=nonsemantic-shader-100
; PEER: spirv-val: {{.*}}expected no more operands
; PEER: validate: {{.*}}DebugTypeTemplateTemplateParameter
; OURS-NOT: DebugTypeTemplateTemplateParameter
; OURS: [[PARAMETER:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugTypeTemplateParameter{{ }}
; OURS: DebugTypeTemplate {{%[0-9]+}} [[PARAMETER]] [[PARAMETER]]{{$}}
; OURS-NOT: DebugTypeTemplateTemplateParameter

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
!8 = !{!9, !13}
!9 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "T", value: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !12}
!12 = !DITemplateTypeParameter(type: !10)
!13 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "U", value: !"V")
