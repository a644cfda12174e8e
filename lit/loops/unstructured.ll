; A loop with two exits has its loop control in its header, if the extension is allowed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_unstructured_loop_controls,+SPV_INTEL_fpga_loop_controls | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN

; CHECK:      OpPhi
; CHECK:      OpLoopControlINTEL {{DontUnroll[|]InitiationInterval(INTEL|ALTERA)|65538}} 3
; CHECK-NEXT: OpBranchConditional

; PLAIN-NOT: OpLoop

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

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = !{!"llvm.loop.ii.count", i32 3}
