; A line is written where it changes and again in each block; instructions without a line follow OpNoLine.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=lines --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --debug-lines-only --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --strip --spirv-tools-dis | FileCheck %s --check-prefix=STRIPPED --implicit-check-not=Line
; RUN: llvm-spirv-rs %s --strip-debug --spirv-tools-dis | FileCheck %s --check-prefix=STRIPPED --implicit-check-not=Line

; CHECK:      %[[FILE:[0-9]+]] = OpString "/src/lines.cl"
; CHECK-NOT:  OpString "/src/lines.cl"
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      OpLabel
; CHECK-NEXT: OpLine %[[FILE]] 2 7
; CHECK-NEXT: %a = OpIAdd
; CHECK-NEXT: %b = OpIMul
; CHECK-NEXT: OpLine %[[FILE]] 2 9
; CHECK-NEXT: %c = OpISub
; CHECK-NEXT: OpNoLine
; CHECK-NEXT: %d = OpBitwiseXor
; CHECK-NEXT: %e = OpBitwiseAnd
; CHECK-NEXT: OpLine %[[FILE]] 3 1
; CHECK-NEXT: %f = OpBitwiseOr
; CHECK-NEXT: %[[CONDITION:[a-z0-9]+]] = OpIEqual
; CHECK-NEXT: OpBranchConditional %[[CONDITION]]
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpLine %[[FILE]] 3 1
; CHECK-NEXT: OpStore
; CHECK-NEXT: OpBranch
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpReturn

; STRIPPED: OpFunction

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %x) !dbg !5 {
entry:
  %a = add i32 %x, 1, !dbg !8
  %b = mul i32 %a, 2, !dbg !8
  %c = sub i32 %b, 3, !dbg !9
  %d = xor i32 %c, 4, !dbg !10
  %e = and i32 %d, 5
  %f = or i32 %e, 6, !dbg !11
  %g = icmp eq i32 %f, 7, !dbg !11
  br i1 %g, label %yes, label %no, !dbg !11

yes:
  store i32 %f, ptr addrspace(1) %out, align 4, !dbg !11
  br label %no, !dbg !11

no:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "lines.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = !DISubroutineType(types: !3)
!5 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 2, column: 7, scope: !5)
!9 = !DILocation(line: 2, column: 9, scope: !5)
!10 = !DILocation(line: 0, scope: !5)
!11 = !DILocation(line: 3, column: 1, scope: !5)
