; A header that becomes several blocks cannot have a merge instruction, which would be far from the back edge's target: a
; warning says that the hints are omitted.
; RUN: llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=WARNED
; RUN: spirv-dis %t.spv | FileCheck %s

; WARNED:      warning[W026]: the hints of a loop are omitted: the first block of the loop becomes several blocks of SPIR-V
; WARNED-NEXT: br i1 %c, label %header, label %exit
; CHECK:     OpAtomicCompareExchange
; CHECK-NOT: OpLoopMerge

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %header

header:
  %i = phi i32 [ 0, %entry ], [ %next, %header ]
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = atomicrmw nand ptr addrspace(1) %q, i32 %n seq_cst
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %header, label %exit, !llvm.loop !0

exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
