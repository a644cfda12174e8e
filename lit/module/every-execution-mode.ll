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
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "max_global_work_dim"
; CHECK: OpEntryPoint Kernel [[M1:%[0-9]+]] "max_work_group_size"
; CHECK: OpEntryPoint Kernel [[M2:%[0-9]+]] "no_global_work_offset"
; CHECK: OpEntryPoint Kernel [[M3:%[0-9]+]] "num_simd_work_items"
; CHECK: OpEntryPoint Kernel [[M4:%[0-9]+]] "scheduler_target_fmax_mhz"
; CHECK: OpEntryPoint Kernel [[M5:%[0-9]+]] "reqd_work_group_size"
; CHECK: OpEntryPoint Kernel [[M6:%[0-9]+]] "work_group_size_hint"
; CHECK: OpEntryPoint Kernel [[M7:%[0-9]+]] "vec_type_hint"
; CHECK: OpEntryPoint Kernel [[M8:%[0-9]+]] "intel_reqd_sub_group_size"
; CHECK: OpEntryPoint Kernel [[M9:%[0-9]+]] "ip_interface"
; CHECK: OpEntryPoint Kernel [[M10:%[0-9]+]] "ip_interface_streaming"
; CHECK: OpExecutionMode [[M0]] MaxWorkDimINTEL 2
; CHECK: OpExecutionMode [[M1]] MaxWorkgroupSizeINTEL 8 4 2
; CHECK: OpExecutionMode [[M2]] NoGlobalOffsetINTEL
; CHECK: OpExecutionMode [[M3]] NumSIMDWorkitemsINTEL 4
; CHECK: OpExecutionMode [[M4]] SchedulerTargetFmaxMhzINTEL 300
; CHECK: OpExecutionMode [[M5]] LocalSize 8 4 2
; CHECK: OpExecutionMode [[M6]] LocalSizeHint 8 4 2
; CHECK: OpExecutionMode [[M7]] VecTypeHint 5
; CHECK: OpExecutionMode [[M8]] SubgroupSize 16
; CHECK: OpExecutionMode [[M9]] RegisterMapInterfaceINTEL 0
; CHECK: OpExecutionMode [[M10]] StreamingInterfaceINTEL 0

target triple = "spir64-unknown-unknown"

; CHECK: [[M0]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @max_global_work_dim() !max_global_work_dim !0 {
  ret void
}

; CHECK: [[M1]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @max_work_group_size() !max_work_group_size !1 {
  ret void
}

; CHECK: [[M2]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @no_global_work_offset() !no_global_work_offset !2 {
  ret void
}

; CHECK: [[M3]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @num_simd_work_items() !num_simd_work_items !3 {
  ret void
}

; CHECK: [[M4]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @scheduler_target_fmax_mhz() !scheduler_target_fmax_mhz !4 {
  ret void
}

; CHECK: [[M5]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @reqd_work_group_size() !reqd_work_group_size !5 {
  ret void
}

; CHECK: [[M6]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @work_group_size_hint() !work_group_size_hint !6 {
  ret void
}

; CHECK: [[M7]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @vec_type_hint() !vec_type_hint !7 {
  ret void
}

; CHECK: [[M8]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @intel_reqd_sub_group_size() !intel_reqd_sub_group_size !8 {
  ret void
}

; CHECK: [[M9]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @ip_interface() !ip_interface !9 {
  ret void
}

; CHECK: [[M10]] = OpFunction %void None [[V0:%[0-9]+]]
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
