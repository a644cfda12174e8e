; ROW: flags of basic types, non-semantic sets
; OPTIONS: --spirv-debug-info-version=nonsemantic-shader-100
; PEER: spirv-val: {{.*}}DebugTypeBasic: expected operand Flags must be a result id of 32-bit unsigned OpConstant
; OURS: spirv-val: valid
; OURS: DebugTypeBasic

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
!5 = !DISubroutineType(types: null)
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
