; ROW: enumerations without an underlying type
; PEER: spirv-val: {{.*}}DebugTypeEnum: expected operand Underlying Types is not a valid debug type
; OURS: spirv-val: valid
; OURS: DebugTypeEnum

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  %v = alloca i32
    #dbg_declare(ptr %v, !8, !DIExpression(), !7)
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!10, !10}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "e", file: !1, line: 3, size: 32, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DIEnumerator(name: "a", value: 1)
