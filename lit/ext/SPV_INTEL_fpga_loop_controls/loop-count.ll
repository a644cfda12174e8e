; The expected numbers of iterations are three numbers of 64 bits; one that is unknown is -1.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_loop_controls --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; OpLoopMerge with LoopCountALTERA:
; CHECK: LoopMerge [[#]] [[#]] 16777216 2 0 4294967295 4294967295 12 0
; WITHOUT-NOT: LoopMerge

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %n) {
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

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.intel.loopcount_avg", i32 12}
!2 = !{!"llvm.loop.intel.loopcount_min", i32 2}
