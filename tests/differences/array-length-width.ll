; ROW: lengths of arrays in debug information, 32-bit addresses
; PEER: OpCapability Int64
; PEER: DebugTypeArray {{%[0-9]+}} %ulong_4
; OURS-NOT: OpCapability Int64
; OURS: DebugTypeArray {{%[0-9]+}} %uint_4

target triple = "spir-unknown-unknown"

define spir_func void @f() !dbg !4 {
  %v = alloca [4 x i32]
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
!5 = !DISubroutineType(types: null)
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 4)
