; ROW: an instruction without a location after one that has one
; RUN: $TRANSLATOR $INPUT -o $OUTPUT
; RUN: $TRANSLATOR --spirv-debug-info-version=nonsemantic-shader-100 $INPUT -o shader.spv; spirv-dis shader.spv | sed -n 's/.* \(Debug.*Line\)$/shader: \1/p'
; PEER-NOT: NoLine
; PEER: OpIMul
; PEER-NOT: NoLine
; OURS: shader: DebugNoLine
; OURS: OpIAdd
; OURS: OpNoLine
; OURS-NEXT: OpIMul

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a) !dbg !4 {
  %b = add i32 %a, 1, !dbg !7
  %c = mul i32 %b, 3
  ret i32 %c, !dbg !7
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
