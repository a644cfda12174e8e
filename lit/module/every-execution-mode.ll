; Each kind of kernel metadata that becomes an execution mode.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_kernel_attributes --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability SubgroupDispatch
; CHECK-NEXT: OpCapability KernelAttributesINTEL
; CHECK-NEXT: OpCapability FPGAKernelAttributesINTEL
; CHECK-NEXT: OpCapability FPGAKernelAttributesv2INTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_kernel_attributes"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpExecutionMode %max_global_work_dim MaxWorkDimINTEL 2
; CHECK: OpExecutionMode %max_work_group_size MaxWorkgroupSizeINTEL 8 4 2
; CHECK: OpExecutionMode %no_global_work_offset NoGlobalOffsetINTEL
; CHECK: OpExecutionMode %num_simd_work_items NumSIMDWorkitemsINTEL 4
; CHECK: OpExecutionMode %scheduler_target_fmax_mhz SchedulerTargetFmaxMhzINTEL 300
; CHECK: OpExecutionMode %reqd_work_group_size LocalSize 8 4 2
; CHECK: OpExecutionMode %work_group_size_hint LocalSizeHint 8 4 2
; CHECK: OpExecutionMode %vec_type_hint VecTypeHint 5
; CHECK: OpExecutionMode %intel_reqd_sub_group_size SubgroupSize 16
; CHECK: OpExecutionMode %ip_interface RegisterMapInterfaceINTEL 0
; CHECK: OpExecutionMode %ip_interface_streaming StreamingInterfaceINTEL 0

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %max_global_work_dim = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @max_global_work_dim() !max_global_work_dim !0 {
  ret void
}

; CHECK-LABEL: %max_work_group_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @max_work_group_size() !max_work_group_size !1 {
  ret void
}

; CHECK-LABEL: %no_global_work_offset = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @no_global_work_offset() !no_global_work_offset !2 {
  ret void
}

; CHECK-LABEL: %num_simd_work_items = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @num_simd_work_items() !num_simd_work_items !3 {
  ret void
}

; CHECK-LABEL: %scheduler_target_fmax_mhz = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @scheduler_target_fmax_mhz() !scheduler_target_fmax_mhz !4 {
  ret void
}

; CHECK-LABEL: %reqd_work_group_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @reqd_work_group_size() !reqd_work_group_size !5 {
  ret void
}

; CHECK-LABEL: %work_group_size_hint = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @work_group_size_hint() !work_group_size_hint !6 {
  ret void
}

; CHECK-LABEL: %vec_type_hint = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @vec_type_hint() !vec_type_hint !7 {
  ret void
}

; CHECK-LABEL: %intel_reqd_sub_group_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @intel_reqd_sub_group_size() !intel_reqd_sub_group_size !8 {
  ret void
}

; CHECK-LABEL: %ip_interface = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @ip_interface() !ip_interface !9 {
  ret void
}

; CHECK-LABEL: %ip_interface_streaming = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @ip_interface_streaming() !ip_interface !10 {
  ret void
}

!0 = !{i32 2}
!1 = !{i32 8, i32 4, i32 2}
!2 = !{}
!3 = !{i32 4}
!4 = !{i32 300}
!5 = !{i32 8, i32 4, i32 2}
!6 = !{i32 8, i32 4, i32 2}
!7 = !{float undef, i32 1}
!8 = !{i32 16}
!9 = !{!"csr"}
!10 = !{!"streaming"}
