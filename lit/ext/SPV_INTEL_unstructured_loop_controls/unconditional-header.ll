; A loop that neither its header nor its latch leaves has OpLoopControlINTEL, or without the extension OpLoopMerge.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_unstructured_loop_controls --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT

; CHECK:      %header = OpLabel
; CHECK-NEXT: OpLoopControlINTEL 1
; CHECK-NEXT: OpBranch %body
; CHECK-NOT:  OpLoopMerge

; WITHOUT:      OpLoopMerge %end %latch Unroll
; WITHOUT-NEXT: OpBranch %body

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p) {
entry:
  br label %header

header:
  br label %body

body:
  %n = load i32, ptr addrspace(1) %p
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %latch

latch:
  %next = sub i32 %n, 1
  store i32 %next, ptr addrspace(1) %p
  br label %header, !llvm.loop !0

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
