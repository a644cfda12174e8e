; Instructions lie in functions, lexical blocks and discriminated parts of these; inlined code has its call site, and declarations differ from
; definitions.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[F:[0-9]+]] = OpString "f"
; CHECK-DAG:  %[[G:[0-9]+]] = OpString "g"
; CHECK-DAG:  %[[LINK:[0-9]+]] = OpString "_Z1gv"
; CHECK-DAG:  %[[SPACE:[0-9]+]] = OpString "space"
; CHECK-DAG:  %[[NONE:[0-9]+]] = OpString ""
; CHECK-DAG:  %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG:  %[[TYPE:[0-9]+]] = OpExtInst %void %2 DebugTypeFunction FlagPrototyped %void
; CHECK-DAG:  %[[FUNCTION:[0-9]+]] = OpExtInst %void %2 DebugFunction %[[F]] %[[TYPE]] %{{[0-9]+}} 1 0 %[[UNIT]] %[[NONE]] FlagIsDefinition|FlagIsOptimized 2 %f{{$}}
; CHECK-DAG:  %[[NAMED:[0-9]+]] = OpExtInst %void %2 DebugLexicalBlock %{{[0-9]+}} 0 0 %[[UNIT]] %[[SPACE]]
; CHECK-DAG:  %[[DECLARED:[0-9]+]] = OpExtInst %void %2 DebugFunctionDeclaration %[[G]] %[[TYPE]] %{{[0-9]+}} 5 0 %[[NAMED]] %[[LINK]] FlagPrototyped
; CHECK-DAG:  %[[INFO:[0-9]+]] = OpExtInst %void %2 DebugInfoNone
; CHECK-DAG:  %[[INLINED:[0-9]+]] = OpExtInst %void %2 DebugFunction %[[G]] %[[TYPE]] %{{[0-9]+}} 6 0 %[[NAMED]] %[[LINK]] FlagIsLocal|FlagIsDefinition|FlagPrototyped 6 %[[INFO]] %[[DECLARED]]
; CHECK-DAG:  %[[BLOCK:[0-9]+]] = OpExtInst %void %2 DebugLexicalBlock %{{[0-9]+}} 3 4 %[[FUNCTION]]{{$}}
; CHECK-DAG:  %[[PART:[0-9]+]] = OpExtInst %void %2 DebugLexicalBlockDiscriminator %{{[0-9]+}} 2 %[[BLOCK]]{{$}}
; CHECK-DAG:  %[[OUTER:[0-9]+]] = OpExtInst %void %2 DebugInlinedAt 3 %[[BLOCK]]{{$}}
; CHECK-DAG:  %[[INNER:[0-9]+]] = OpExtInst %void %2 DebugInlinedAt 8 %[[INLINED]] %[[OUTER]]
; CHECK:      %f = OpFunction
; CHECK:      OpLabel
; CHECK-NEXT: OpExtInst %void %2 DebugScope %[[PART]]{{$}}
; CHECK-NEXT: OpLine %{{[0-9]+}} 4 1
; CHECK-NEXT: OpIAdd
; CHECK-NEXT: OpExtInst %void %2 DebugScope %[[INLINED]] %[[OUTER]]
; CHECK-NEXT: OpLine %{{[0-9]+}} 7 1
; CHECK-NEXT: OpISub
; CHECK-NEXT: OpExtInst %void %2 DebugScope %[[INLINED]] %[[INNER]]
; CHECK-NEXT: OpIMul
; CHECK-NEXT: OpExtInst %void %2 DebugNoScope
; CHECK-NEXT: OpNoLine
; CHECK-NEXT: OpUDiv
; CHECK-NEXT: OpExtInst %void %2 DebugScope %[[BLOCK]]{{$}}
; CHECK-NEXT: OpLine %{{[0-9]+}} 9 1
; CHECK-NEXT: OpReturnValue

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a) !dbg !5 {
  %b = add i32 %a, 1, !dbg !11
  %c = sub i32 %b, 2, !dbg !12
  %d = mul i32 %c, 3, !dbg !14
  %e = udiv i32 %d, 4
  ret i32 %e, !dbg !16
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "scopes.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = !DISubroutineType(flags: DIFlagPrototyped, types: !3)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 2, unit: !0, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!6 = !DINamespace(name: "space", scope: null)
!7 = !DISubprogram(name: "g", linkageName: "_Z1gv", scope: !6, file: !1, line: 5, type: !4, flags: DIFlagPrototyped, spFlags: 0)
!8 = distinct !DISubprogram(name: "g", linkageName: "_Z1gv", scope: !6, file: !1, line: 6, type: !4, scopeLine: 6, unit: !0, declaration: !7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition)
!9 = distinct !DILexicalBlock(scope: !5, file: !1, line: 3, column: 4)
!10 = !DILexicalBlockFile(scope: !9, file: !1, discriminator: 2)
!11 = !DILocation(line: 4, column: 1, scope: !10)
!12 = !DILocation(line: 7, column: 1, scope: !8, inlinedAt: !13)
!13 = distinct !DILocation(line: 3, column: 9, scope: !9)
!14 = !DILocation(line: 7, column: 1, scope: !8, inlinedAt: !15)
!15 = distinct !DILocation(line: 8, column: 9, scope: !8, inlinedAt: !13)
!16 = !DILocation(line: 9, column: 1, scope: !9)
