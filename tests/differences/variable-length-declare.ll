; ROW: declare of a variable-length array
; OPTIONS: --spirv-ext=+SPV_INTEL_variable_length_array
; PEER: [[ARRAY:%[0-9a-z]+]] = OpVariableLengthArrayINTEL
; PEER: DebugDeclare {{%[0-9]+}} [[ARRAY]]
; OURS-NOT: DebugDeclare
; OURS: OpVariableLengthArrayINTEL
; OURS-NOT: DebugDeclare

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %n) !dbg !4 {
  %v = alloca i32, i32 %n
    #dbg_declare(ptr %v, !8, !DIExpression(), !7)
  store i32 1, ptr %v
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
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: -1)
