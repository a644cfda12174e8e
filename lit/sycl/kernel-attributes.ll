; SYCL kernel attributes: work-group and sub-group sizes, register counts, and FPGA hints where they are allowed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_kernel_attributes | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=PLAIN

; CHECK:     OpEntryPoint Kernel %[[SIZED:[0-9]+]] "sized"
; CHECK:     OpEntryPoint Kernel %[[HINTED:[0-9]+]] "hinted"
; CHECK:     OpEntryPoint Kernel %[[GATES:[0-9]+]] "gates"
; CHECK-DAG: OpExecutionMode %[[SIZED]] LocalSize 8 4 1
; CHECK-DAG: OpExecutionMode %[[SIZED]] SubgroupSize 16
; CHECK-DAG: OpExecutionMode %[[HINTED]] LocalSizeHint 32 1 1
; CHECK-DAG: OpExecutionMode %[[GATES]] MaxWorkgroupSize{{INTEL|ALTERA}} 64 2 1
; CHECK-DAG: OpExecutionMode %[[GATES]] NumSIMDWorkitems{{INTEL|ALTERA}} 4
; CHECK-DAG: OpExecutionMode %[[GATES]] MaxWorkDim{{INTEL|ALTERA}} 2
; CHECK-DAG: OpExecutionMode %[[GATES]] SchedulerTargetFmaxMhz{{INTEL|ALTERA}} 300
; CHECK:     OpFunctionEnd

; PLAIN-NOT: {{INTEL|ALTERA}}
; PLAIN:     OpEntryPoint Kernel %[[SIZED:[0-9]+]] "sized"
; PLAIN-DAG: OpExecutionMode %[[SIZED]] LocalSize 8 4 1
; PLAIN-NOT: {{INTEL|ALTERA}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @sized() !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 !sycl_fixed_targets !2 !srcloc !3 {
  ret void
}

define spir_kernel void @hinted() !work_group_size_hint !4 {
  ret void
}

define spir_kernel void @gates() !max_work_group_size !5 !num_simd_work_items !6 !max_global_work_dim !7 !scheduler_target_fmax_mhz !8 {
  ret void
}

!0 = !{i32 8, i32 4, i32 1}
!1 = !{i32 16}
!2 = !{}
!3 = !{i32 77}
!4 = !{i32 32, i32 1, i32 1}
!5 = !{i32 64, i32 2, i32 1}
!6 = !{i32 4}
!7 = !{i32 2}
!8 = !{i32 300}
