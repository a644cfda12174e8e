; An inlined instruction has the line of the function that contains it in the source, and each file has one OpString for
; all its spellings.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=lines --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[OWN:[0-9]+]] = OpString "/src/own.cl"
; CHECK-DAG:  %[[OTHER:[0-9]+]] = OpString "/include/other.h"
; CHECK-NOT:  OpString "/src/own.cl"
; CHECK-NOT:  OpString "/include/other.h"
; CHECK:      %a = OpFunctionParameter
; CHECK:      OpLine %[[OTHER]] 20 2
; CHECK-NEXT: %b = OpIAdd
; CHECK-NEXT: OpLine %[[OWN]] 3 3
; CHECK-NEXT: %c = OpIMul
; CHECK-NEXT: OpLine %[[OTHER]] 30 4
; CHECK-NEXT: %d = OpISub
; CHECK-NEXT: OpLine %[[OWN]] 3 3
; CHECK-NEXT: OpReturnValue

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a) !dbg !5 {
  %b = add i32 %a, 1, !dbg !10
  %c = mul i32 %b, 2, !dbg !11
  %d = sub i32 %c, 2, !dbg !12
  ret i32 %d, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "own.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = !DISubroutineType(types: !3)
!5 = distinct !DISubprogram(name: "f", scope: !6, file: !6, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DIFile(filename: "/src/own.cl", directory: "/home")
!7 = !DIFile(filename: "/include/other.h", directory: "/src")
!8 = distinct !DISubprogram(name: "inlined", scope: !7, file: !7, line: 19, type: !4, scopeLine: 19, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILexicalBlockFile(scope: !5, file: !7, discriminator: 0)
!10 = !DILocation(line: 20, column: 2, scope: !8, inlinedAt: !11)
!11 = distinct !DILocation(line: 3, column: 3, scope: !5)
!12 = !DILocation(line: 30, column: 4, scope: !9)
