; llvm.loop.parallel_access_indices names the arrays on which iterations do not depend, by the groups of their address computations.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_loop_controls --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_loop_controls --spirv-tools-dis | FileCheck %s --check-prefix=NAMES
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK-DAG: Name [[#ARRAY:]] "array"
; CHECK-DAG: Name [[#PARAMETER:]] "parameter"
; CHECK-DAG: Name [[#PLACE:]] "place"
; CHECK:     LoopMerge [[#]] [[#]] 262144 3 [[#ARRAY]] 5 [[#PLACE]] 5 [[#PARAMETER]] 0
; CHECK-NOT: LoopMerge

; NAMES: OpLoopMerge %{{.*}} %{{.*}} DependencyArrayALTERA 3 %array 5 %place 5 %parameter 0

; WITHOUT-NOT: LoopMerge

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %parameter, i32 %n) {
entry:
  %array = alloca [8 x i32]
  %place = alloca ptr addrspace(1)
  store ptr addrspace(1) %parameter, ptr %place
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %in.array = getelementptr [8 x i32], ptr %array, i32 0, i32 %i, !llvm.index.group !2
  store i32 %i, ptr %in.array
  %loaded = load ptr addrspace(1), ptr %place
  %in.loaded = getelementptr i32, ptr addrspace(1) %loaded, i32 %i, !llvm.index.group !3
  store i32 %i, ptr addrspace(1) %in.loaded
  %in.parameter = getelementptr i32, ptr addrspace(1) %parameter, i32 %i, !llvm.index.group !4
  store i32 %i, ptr addrspace(1) %in.parameter
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %second, !llvm.loop !0

second:
  %j = phi i32 [ 0, %loop ], [ %following, %second ]
  %following = add i32 %j, 1
  %further = icmp ult i32 %following, %n
  br i1 %further, label %second, label %end, !llvm.loop !5

end:
  ret void
}

!0 = distinct !{!0, !1, !6}
!1 = !{!"llvm.loop.parallel_access_indices", !2, !3, i32 5}
!2 = distinct !{}
!3 = distinct !{}
!4 = distinct !{!7, !8}
!5 = distinct !{!5, !9}
!6 = !{!"llvm.loop.parallel_access_indices", !7}
!7 = distinct !{}
!8 = distinct !{}
!9 = !{!"llvm.loop.parallel_access_indices"}
