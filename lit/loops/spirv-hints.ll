; The hints for loop controls that LLVM has no hint for, as a translation from SPIR-V writes them, need SPIR-V 1.4.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OLD

; CHECK: OpLoopMerge %{{.*}} %{{.*}} MinIterations|MaxIterations|IterationMultiple|PeelCount 2 9 2 1
; OLD-NOT: OpLoopMerge

target triple = "spir64-unknown-unknown"

define void @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}

!0 = distinct !{!0, !1, !2, !3, !4}
!1 = !{!"spirv.loop.MinIterations", i32 2}
!2 = !{!"spirv.loop.MaxIterations", i32 9}
!3 = !{!"spirv.loop.IterationMultiple", i32 2}
!4 = !{!"spirv.loop.PeelCount", i32 1}
