; An instruction that is lowered to several blocks has its line in each of them, but not before a phi or a label.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=lines --spirv-tools-dis | FileCheck %s

; CHECK:      %[[FILE:[0-9]+]] = OpString "atomic.cl"
; CHECK:      OpLabel
; CHECK-NEXT: OpLine %[[FILE]] 4 3
; CHECK-NEXT: OpAtomicLoad
; CHECK:      OpBranch %[[HEAD:[0-9]+]]
; CHECK-NEXT: %[[HEAD]] = OpLabel
; CHECK-NEXT: OpPhi
; CHECK-NEXT: OpLine %[[FILE]] 4 3
; CHECK-NOT:  OpLine
; CHECK:      OpBranchConditional
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpLine %[[FILE]] 5 1
; CHECK-NEXT: OpReturnValue

target triple = "spir64-unknown-unknown"

define spir_func i32 @next(ptr addrspace(1) %at, i32 %limit) !dbg !5 {
  %old = atomicrmw uinc_wrap ptr addrspace(1) %at, i32 %limit monotonic, align 4, !dbg !6
  ret i32 %old, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "atomic.cl", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = !DISubroutineType(types: !3)
!5 = distinct !DISubprogram(name: "next", scope: !1, file: !1, line: 3, type: !4, scopeLine: 3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 4, column: 3, scope: !5)
!7 = !DILocation(line: 5, column: 1, scope: !5)
