; The hints of a latch that ends in a switch belong to the loop whose header dominates it, also with blocks before the
; latch.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpName %[[FIRST:[0-9a-z_]+]] "first"
; CHECK:      %[[FIRST]] = OpLabel
; CHECK:      OpLoopMerge %{{.*}} %{{.*}} Unroll
; CHECK-NOT:  OpLoopMerge

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p) {
entry:
  br label %first
first:
  %c = load volatile i1, ptr addrspace(1) %p
  br i1 %c, label %second, label %third
second:
  %d = load volatile i1, ptr addrspace(1) %p
  br i1 %d, label %latch, label %third
third:
  %e = load volatile i1, ptr addrspace(1) %p
  br i1 %e, label %latch, label %end
latch:
  %n = load volatile i32, ptr addrspace(1) %p
  switch i32 %n, label %third [ i32 1, label %second
                                i32 2, label %first ], !llvm.loop !0
end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
