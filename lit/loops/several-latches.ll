; The back edges of a loop with several go through one block, the continue target of OpLoopMerge. A header with phis keeps
; its back edges and has no OpLoopMerge. A block that only another latch leads to is no exit.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-LABEL: %twice = OpFunction
; CHECK:      %loop = OpLabel
; CHECK:      OpLoopMerge %exit %loop_backedge PartialCount 8
; CHECK-NEXT: OpBranchConditional %{{.*}} %body %exit
; CHECK:      %body = OpLabel
; CHECK:      OpBranchConditional %{{.*}} %skip %work
; CHECK:      OpBranch %loop_backedge
; CHECK-NEXT: %loop_backedge = OpLabel
; CHECK-NEXT: OpBranch %loop
; CHECK:      OpBranch %loop_backedge
; CHECK-NOT:  OpLabel
; CHECK:      OpFunctionEnd

; CHECK-LABEL: %outer_latch = OpFunction
; CHECK:      OpLoopMerge %exit_0 %loop_backedge_0 PartialCount 8
; CHECK-NEXT: OpBranchConditional %{{.*}} %body_0 %after
; CHECK:      OpBranchConditional %{{.*}} %loop_backedge_0 %exit_0

; CHECK-LABEL: %phis = OpFunction
; CHECK-NOT:  OpLoopMerge
; CHECK:      OpFunctionEnd

target triple = "spir64-unknown-unknown"

define spir_func void @twice(ptr %p) {
entry:
  br label %loop
exit:
  ret void
loop:
  %n = load i32, ptr %p
  %more = icmp ult i32 %n, 9
  br i1 %more, label %body, label %exit
body:
  %odd = trunc i32 %n to i1
  br i1 %odd, label %skip, label %work
skip:
  br label %loop, !llvm.loop !0
work:
  store i32 %n, ptr %p
  br label %loop, !llvm.loop !0
}

define spir_func void @outer_latch(ptr %p) {
entry:
  br label %loop
loop:
  %n = load i32, ptr %p
  %more = icmp ult i32 %n, 9
  br i1 %more, label %body, label %after
body:
  br label %loop, !llvm.loop !0
after:
  %odd = trunc i32 %n to i1
  br i1 %odd, label %loop, label %exit
exit:
  ret void
}

define spir_func void @phis(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %skip ], [ %next, %work ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit
body:
  %odd = trunc i32 %i to i1
  br i1 %odd, label %skip, label %work
skip:
  br label %loop, !llvm.loop !0
work:
  br label %loop, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 8}
