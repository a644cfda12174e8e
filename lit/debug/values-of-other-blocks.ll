; A debug record may use a value that does not dominate it; the variable's value is unknown there.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %[[UNKNOWN:[0-9]+]] = OpUndef %uint
; CHECK:      %first = OpIAdd
; CHECK:      %second = OpIMul
; CHECK:      %join = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: DebugScope
; CHECK-NEXT: OpLine
; CHECK-NEXT: DebugValue %[[X:[0-9]+]] %first
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]]

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a, i1 %c) !dbg !5 {
entry:
  %first = add i32 %a, 1
  br i1 %c, label %yes, label %join

yes:
  %second = mul i32 %a, 3
  br label %join

join:
  %r = phi i32 [ %first, %entry ], [ %second, %yes ]
    #dbg_value(i32 %first, !8, !DIExpression(), !10)
    #dbg_value(i32 %second, !8, !DIExpression(), !10)
  ret i32 %r
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "blocks.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !7)
!10 = !DILocation(line: 2, column: 1, scope: !5)
