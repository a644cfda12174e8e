; Loop hints become the loop control of an OpLoopMerge in the header, for each loop shape that front ends emit.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-max-version=1.0 | FileCheck %s --check-prefix=OLD

; The condition is in the header, as in unoptimized code.
; CHECK-LABEL: %while = OpFunction
; CHECK:      OpPhi
; CHECK:      OpLoopMerge %end %body DontUnroll
; CHECK-NEXT: OpBranchConditional %{{.*}} %body %end

; The loop is one block, and its exit has other predecessors: the exit edge gets its own block.
; CHECK-LABEL: %rotated = OpFunction
; CHECK:      OpBranchConditional %{{[a-z0-9_]+}} %loop %exit
; CHECK:      %exit = OpLabel
; CHECK-NEXT: %result = OpPhi %uint %uint_0 %{{[a-z0-9_]+}} %{{[a-z0-9_]+}} %[[OUT:[0-9]+]]
; CHECK:      %loop = OpLabel
; CHECK:      OpLoopMerge %[[OUT]] %loop Unroll|PartialCount 4
; CHECK-NEXT: OpBranchConditional %done %[[OUT]] %loop
; CHECK-NEXT: %[[OUT]] = OpLabel
; CHECK-NEXT: OpBranch %exit

; Nested loops and dependency distances.
; CHECK-LABEL: %nested = OpFunction
; CHECK:      OpLoopMerge %end_{{[0-9]+}} %latch DependencyLength 8
; CHECK:      OpLoopMerge %latch %inner DependencyInfinite

; Of two exits the merge is that of the latch; kernels need no structured control flow.
; CHECK-LABEL: %two_ways = OpFunction
; CHECK:      OpLoopMerge %end_{{[0-9]+}} %more_{{[0-9]+}} DontUnroll
; CHECK:      OpFunctionEnd

; OLD: OpLoopMerge %{{[0-9]+}} %loop Unroll
; OLD-NOT: Dependency

target triple = "spir64-unknown-unknown"

define spir_func void @while(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %next = add i32 %i, 1
  br label %header, !llvm.loop !0
end:
  ret void
}

define spir_func i32 @rotated(i32 %n) {
entry:
  %some = icmp ne i32 %n, 0
  br i1 %some, label %loop, label %exit
exit:
  %result = phi i32 [ 0, %entry ], [ %next, %loop ]
  ret i32 %result
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop, !llvm.loop !2
}

define spir_func void @nested(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 1
  %j.done = icmp eq i32 %j.next, %n
  br i1 %j.done, label %latch, label %inner, !llvm.loop !5
latch:
  %i.next = add i32 %i, 1
  %i.done = icmp eq i32 %i.next, %n
  br i1 %i.done, label %end, label %outer, !llvm.loop !7
end:
  ret void
}

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

!0 = distinct !{!0, !1, !9}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.unroll.enable"}
!4 = !{!"llvm.loop.unroll.count", i32 4}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.ivdep.enable"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.ivdep.safelen", i32 8}
!9 = !{!"llvm.loop.mustprogress"}
