; A loop with two exits has its loop control in its header, if the extension is allowed. Otherwise the exit of the latch is
; the merge block, or that of the header.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_unstructured_loop_controls,+SPV_INTEL_fpga_loop_controls | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN

; CHECK:      OpPhi
; CHECK:      OpLoopControlINTEL {{DontUnroll[|]InitiationInterval(INTEL|ALTERA)|65538}} 3
; CHECK-NEXT: OpBranchConditional
; CHECK:      OpLoopControlINTEL {{Unroll|1}}

; PLAIN:      OpLoopMerge %end %more DontUnroll
; PLAIN:      OpLoopMerge %gone %body Unroll
; PLAIN-NOT:  OpLoop

target triple = "spir64-unknown-unknown"

define spir_func void @two_ways(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %odd = icmp eq i32 %i, 77
  br i1 %odd, label %early, label %more
more:
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0
early:
  ret void
end:
  ret void
}

define spir_func void @exit_of_the_header(i32 %n, i32 %m) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %done = icmp eq i32 %i, %n
  br i1 %done, label %gone, label %middle
middle:
  %odd = icmp eq i32 %i, %m
  br i1 %odd, label %early, label %body
body:
  %next = add i32 %i, 1
  br label %head, !llvm.loop !3
early:
  ret void
gone:
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.ii.count", i32 3}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.enable"}
