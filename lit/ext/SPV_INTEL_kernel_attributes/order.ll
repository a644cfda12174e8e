; The execution modes and the metadata of a kernel are in the order of the Khronos translator in both directions.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_kernel_attributes,+SPV_INTEL_fpga_cluster_attributes,+SPV_INTEL_fpga_invocation_pipelining_attributes --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_kernel_attributes,+SPV_INTEL_fpga_cluster_attributes,+SPV_INTEL_fpga_invocation_pipelining_attributes -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=LIFT

; CHECK:      ExecutionMode [[#KERNEL:]] 5893 4 2 1
; CHECK-NEXT: ExecutionMode [[#KERNEL]] 5894 2
; CHECK-NEXT: ExecutionMode [[#KERNEL]] 5895
; CHECK-NEXT: ExecutionMode [[#KERNEL]] 5896 8

; LIFT: define spir_kernel void @k(){{.*}} !stall_enable ![[#]] !initiation_interval ![[#]] !pipeline_kernel ![[#]] !max_work_group_size ![[#]] !no_global_work_offset ![[#]] !max_global_work_dim ![[#]] !num_simd_work_items ![[#]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !max_global_work_dim !0 !num_simd_work_items !1 !max_work_group_size !2 !no_global_work_offset !3 !pipeline_kernel !4 !initiation_interval !0 !stall_enable !4 {
  ret void
}

!0 = !{i32 2}
!1 = !{i32 8}
!2 = !{i32 4, i32 2, i32 1}
!3 = !{}
!4 = !{i32 1}
