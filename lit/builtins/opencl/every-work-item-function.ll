; Each work-item function: an element of a builtin variable.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GroupNonUniformBallot
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %__spirv_BuiltInEnqueuedWorkgroupSize BuiltIn EnqueuedWorkgroupSize
; CHECK: OpDecorate %__spirv_BuiltInEnqueuedWorkgroupSize Constant
; CHECK: OpDecorate %__spirv_BuiltInEnqueuedWorkgroupSize LinkageAttributes "__spirv_BuiltInEnqueuedWorkgroupSize" Import
; CHECK: OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
; CHECK: OpDecorate %__spirv_BuiltInGlobalInvocationId Constant
; CHECK: OpDecorate %__spirv_BuiltInGlobalInvocationId LinkageAttributes "__spirv_BuiltInGlobalInvocationId" Import
; CHECK: OpDecorate %__spirv_BuiltInGlobalOffset BuiltIn GlobalOffset
; CHECK: OpDecorate %__spirv_BuiltInGlobalOffset Constant
; CHECK: OpDecorate %__spirv_BuiltInGlobalOffset LinkageAttributes "__spirv_BuiltInGlobalOffset" Import
; CHECK: OpDecorate %__spirv_BuiltInGlobalSize BuiltIn GlobalSize
; CHECK: OpDecorate %__spirv_BuiltInGlobalSize Constant
; CHECK: OpDecorate %__spirv_BuiltInGlobalSize LinkageAttributes "__spirv_BuiltInGlobalSize" Import
; CHECK: OpDecorate %__spirv_BuiltInWorkgroupId BuiltIn WorkgroupId
; CHECK: OpDecorate %__spirv_BuiltInWorkgroupId Constant
; CHECK: OpDecorate %__spirv_BuiltInWorkgroupId LinkageAttributes "__spirv_BuiltInWorkgroupId" Import
; CHECK: OpDecorate %__spirv_BuiltInLocalInvocationId BuiltIn LocalInvocationId
; CHECK: OpDecorate %__spirv_BuiltInLocalInvocationId Constant
; CHECK: OpDecorate %__spirv_BuiltInLocalInvocationId LinkageAttributes "__spirv_BuiltInLocalInvocationId" Import
; CHECK: OpDecorate %__spirv_BuiltInWorkgroupSize BuiltIn WorkgroupSize
; CHECK: OpDecorate %__spirv_BuiltInWorkgroupSize Constant
; CHECK: OpDecorate %__spirv_BuiltInWorkgroupSize LinkageAttributes "__spirv_BuiltInWorkgroupSize" Import
; CHECK: OpDecorate %__spirv_BuiltInNumWorkgroups BuiltIn NumWorkgroups
; CHECK: OpDecorate %__spirv_BuiltInNumWorkgroups Constant
; CHECK: OpDecorate %__spirv_BuiltInNumWorkgroups LinkageAttributes "__spirv_BuiltInNumWorkgroups" Import
; CHECK: OpDecorate %__spirv_BuiltInGlobalLinearId BuiltIn GlobalLinearId
; CHECK: OpDecorate %__spirv_BuiltInGlobalLinearId Constant
; CHECK: OpDecorate %__spirv_BuiltInGlobalLinearId LinkageAttributes "__spirv_BuiltInGlobalLinearId" Import
; CHECK: OpDecorate %__spirv_BuiltInLocalInvocationIndex BuiltIn LocalInvocationIndex
; CHECK: OpDecorate %__spirv_BuiltInLocalInvocationIndex Constant
; CHECK: OpDecorate %__spirv_BuiltInLocalInvocationIndex LinkageAttributes "__spirv_BuiltInLocalInvocationIndex" Import
; CHECK: OpDecorate %__spirv_BuiltInNumEnqueuedSubgroups BuiltIn NumEnqueuedSubgroups
; CHECK: OpDecorate %__spirv_BuiltInNumEnqueuedSubgroups Constant
; CHECK: OpDecorate %__spirv_BuiltInNumEnqueuedSubgroups LinkageAttributes "__spirv_BuiltInNumEnqueuedSubgroups" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupMaxSize BuiltIn SubgroupMaxSize
; CHECK: OpDecorate %__spirv_BuiltInSubgroupMaxSize Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupMaxSize LinkageAttributes "__spirv_BuiltInSubgroupMaxSize" Import
; CHECK: OpDecorate %__spirv_BuiltInNumSubgroups BuiltIn NumSubgroups
; CHECK: OpDecorate %__spirv_BuiltInNumSubgroups Constant
; CHECK: OpDecorate %__spirv_BuiltInNumSubgroups LinkageAttributes "__spirv_BuiltInNumSubgroups" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupId BuiltIn SubgroupId
; CHECK: OpDecorate %__spirv_BuiltInSubgroupId Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupId LinkageAttributes "__spirv_BuiltInSubgroupId" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLocalInvocationId BuiltIn SubgroupLocalInvocationId
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLocalInvocationId Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLocalInvocationId LinkageAttributes "__spirv_BuiltInSubgroupLocalInvocationId" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupSize BuiltIn SubgroupSize
; CHECK: OpDecorate %__spirv_BuiltInSubgroupSize Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupSize LinkageAttributes "__spirv_BuiltInSubgroupSize" Import
; CHECK: OpDecorate %__spirv_BuiltInWorkDim BuiltIn WorkDim
; CHECK: OpDecorate %__spirv_BuiltInWorkDim Constant
; CHECK: OpDecorate %__spirv_BuiltInWorkDim LinkageAttributes "__spirv_BuiltInWorkDim" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupEqMaskKHR BuiltIn SubgroupEqMask
; CHECK: OpDecorate %__spirv_BuiltInSubgroupEqMaskKHR Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupEqMaskKHR LinkageAttributes "__spirv_BuiltInSubgroupEqMaskKHR" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupGeMaskKHR BuiltIn SubgroupGeMask
; CHECK: OpDecorate %__spirv_BuiltInSubgroupGeMaskKHR Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupGeMaskKHR LinkageAttributes "__spirv_BuiltInSubgroupGeMaskKHR" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupGtMaskKHR BuiltIn SubgroupGtMask
; CHECK: OpDecorate %__spirv_BuiltInSubgroupGtMaskKHR Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupGtMaskKHR LinkageAttributes "__spirv_BuiltInSubgroupGtMaskKHR" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLeMaskKHR BuiltIn SubgroupLeMask
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLeMaskKHR Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLeMaskKHR LinkageAttributes "__spirv_BuiltInSubgroupLeMaskKHR" Import
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLtMaskKHR BuiltIn SubgroupLtMask
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLtMaskKHR Constant
; CHECK: OpDecorate %__spirv_BuiltInSubgroupLtMaskKHR LinkageAttributes "__spirv_BuiltInSubgroupLtMaskKHR" Import
; CHECK: %__spirv_BuiltInEnqueuedWorkgroupSize = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInGlobalOffset = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInGlobalSize = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInWorkgroupId = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInLocalInvocationId = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInWorkgroupSize = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInNumWorkgroups = OpVariable %_ptr_Input_v3ulong Input
; CHECK: %__spirv_BuiltInGlobalLinearId = OpVariable %_ptr_Input_ulong Input
; CHECK: %__spirv_BuiltInLocalInvocationIndex = OpVariable %_ptr_Input_ulong Input
; CHECK: %__spirv_BuiltInNumEnqueuedSubgroups = OpVariable %_ptr_Input_uint Input
; CHECK: %__spirv_BuiltInSubgroupMaxSize = OpVariable %_ptr_Input_uint Input
; CHECK: %__spirv_BuiltInNumSubgroups = OpVariable %_ptr_Input_uint Input
; CHECK: %__spirv_BuiltInSubgroupId = OpVariable %_ptr_Input_uint Input
; CHECK: %__spirv_BuiltInSubgroupLocalInvocationId = OpVariable %_ptr_Input_uint Input
; CHECK: %__spirv_BuiltInSubgroupSize = OpVariable %_ptr_Input_uint Input
; CHECK: %__spirv_BuiltInWorkDim = OpVariable %_ptr_Input_uint Input
; CHECK: %__spirv_BuiltInSubgroupEqMaskKHR = OpVariable %_ptr_Input_v4uint Input
; CHECK: %__spirv_BuiltInSubgroupGeMaskKHR = OpVariable %_ptr_Input_v4uint Input
; CHECK: %__spirv_BuiltInSubgroupGtMaskKHR = OpVariable %_ptr_Input_v4uint Input
; CHECK: %__spirv_BuiltInSubgroupLeMaskKHR = OpVariable %_ptr_Input_v4uint Input
; CHECK: %__spirv_BuiltInSubgroupLtMaskKHR = OpVariable %_ptr_Input_v4uint Input

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f_get_enqueued_local_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInEnqueuedWorkgroupSize Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_enqueued_local_size() {
  %1 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef)

; CHECK-LABEL: %f_get_enqueued_local_size_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInEnqueuedWorkgroupSize Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_enqueued_local_size_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_enqueued_local_size_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInEnqueuedWorkgroupSize Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_enqueued_local_size_outside() {
  %1 = call spir_func i64 @_Z23get_enqueued_local_sizej(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_global_id = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_id() {
  %1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z13get_global_idj(i32 noundef)

; CHECK-LABEL: %f_get_global_id_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_id_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z13get_global_idj(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_global_id_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_id_outside() {
  %1 = call spir_func i64 @_Z13get_global_idj(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_global_offset = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalOffset Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_offset() {
  %1 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z17get_global_offsetj(i32 noundef)

; CHECK-LABEL: %f_get_global_offset_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalOffset Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_offset_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_global_offset_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalOffset Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_offset_outside() {
  %1 = call spir_func i64 @_Z17get_global_offsetj(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_global_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalSize Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_size() {
  %1 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z15get_global_sizej(i32 noundef)

; CHECK-LABEL: %f_get_global_size_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalSize Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_size_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z15get_global_sizej(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_global_size_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalSize Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_size_outside() {
  %1 = call spir_func i64 @_Z15get_global_sizej(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_group_id = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInWorkgroupId Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_group_id() {
  %1 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z12get_group_idj(i32 noundef)

; CHECK-LABEL: %f_get_group_id_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInWorkgroupId Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_group_id_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z12get_group_idj(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_group_id_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInWorkgroupId Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_group_id_outside() {
  %1 = call spir_func i64 @_Z12get_group_idj(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_local_id = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInLocalInvocationId Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_local_id() {
  %1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z12get_local_idj(i32 noundef)

; CHECK-LABEL: %f_get_local_id_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInLocalInvocationId Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_local_id_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z12get_local_idj(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_local_id_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInLocalInvocationId Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_local_id_outside() {
  %1 = call spir_func i64 @_Z12get_local_idj(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_local_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInWorkgroupSize Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_local_size() {
  %1 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z14get_local_sizej(i32 noundef)

; CHECK-LABEL: %f_get_local_size_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInWorkgroupSize Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_local_size_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z14get_local_sizej(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_local_size_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInWorkgroupSize Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_local_size_outside() {
  %1 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_num_groups = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInNumWorkgroups Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %true [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_num_groups() {
  %1 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 1)
  ret i64 %1
}

declare spir_func i64 @_Z14get_num_groupsj(i32 noundef)

; CHECK-LABEL: %f_get_num_groups_variable = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInNumWorkgroups Aligned 32
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %uint_3
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V0]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorExtractDynamic %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V2]] [[V4]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_num_groups_variable(i32 noundef %0) {
  %2 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef %0)
  ret i64 %2
}

; CHECK-LABEL: %f_get_num_groups_outside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInNumWorkgroups Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong %false [[V1]] %ulong_1
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_num_groups_outside() {
  %1 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 3)
  ret i64 %1
}

; CHECK-LABEL: %f_get_global_linear_id = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %ulong %__spirv_BuiltInGlobalLinearId Aligned 8
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_global_linear_id() {
  %1 = call spir_func i64 @_Z20get_global_linear_idv()
  ret i64 %1
}

declare spir_func i64 @_Z20get_global_linear_idv()

; CHECK-LABEL: %f_get_local_linear_id = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %ulong %__spirv_BuiltInLocalInvocationIndex Aligned 8
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @f_get_local_linear_id() {
  %1 = call spir_func i64 @_Z19get_local_linear_idv()
  ret i64 %1
}

declare spir_func i64 @_Z19get_local_linear_idv()

; CHECK-LABEL: %f_get_enqueued_num_sub_groups = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %uint %__spirv_BuiltInNumEnqueuedSubgroups Aligned 4
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_get_enqueued_num_sub_groups() {
  %1 = call spir_func i32 @_Z27get_enqueued_num_sub_groupsv()
  ret i32 %1
}

declare spir_func i32 @_Z27get_enqueued_num_sub_groupsv()

; CHECK-LABEL: %f_get_max_sub_group_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %uint %__spirv_BuiltInSubgroupMaxSize Aligned 4
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_get_max_sub_group_size() {
  %1 = call spir_func i32 @_Z22get_max_sub_group_sizev()
  ret i32 %1
}

declare spir_func i32 @_Z22get_max_sub_group_sizev()

; CHECK-LABEL: %f_get_num_sub_groups = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %uint %__spirv_BuiltInNumSubgroups Aligned 4
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_get_num_sub_groups() {
  %1 = call spir_func i32 @_Z18get_num_sub_groupsv()
  ret i32 %1
}

declare spir_func i32 @_Z18get_num_sub_groupsv()

; CHECK-LABEL: %f_get_sub_group_id = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %uint %__spirv_BuiltInSubgroupId Aligned 4
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_get_sub_group_id() {
  %1 = call spir_func i32 @_Z16get_sub_group_idv()
  ret i32 %1
}

declare spir_func i32 @_Z16get_sub_group_idv()

; CHECK-LABEL: %f_get_sub_group_local_id = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %uint %__spirv_BuiltInSubgroupLocalInvocationId Aligned 4
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_get_sub_group_local_id() {
  %1 = call spir_func i32 @_Z22get_sub_group_local_idv()
  ret i32 %1
}

declare spir_func i32 @_Z22get_sub_group_local_idv()

; CHECK-LABEL: %f_get_sub_group_size = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %uint %__spirv_BuiltInSubgroupSize Aligned 4
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_get_sub_group_size() {
  %1 = call spir_func i32 @_Z18get_sub_group_sizev()
  ret i32 %1
}

declare spir_func i32 @_Z18get_sub_group_sizev()

; CHECK-LABEL: %f_get_work_dim = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %uint %__spirv_BuiltInWorkDim Aligned 4
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_get_work_dim() {
  %1 = call spir_func i32 @_Z12get_work_dimv()
  ret i32 %1
}

declare spir_func i32 @_Z12get_work_dimv()

; CHECK-LABEL: %f_eq_mask = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v4uint %__spirv_BuiltInSubgroupEqMaskKHR Aligned 16
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_eq_mask() {
  %1 = call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
  ret <4 x i32> %1
}

declare spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()

; CHECK-LABEL: %f_ge_mask = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v4uint %__spirv_BuiltInSubgroupGeMaskKHR Aligned 16
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_ge_mask() {
  %1 = call spir_func <4 x i32> @_Z21get_sub_group_ge_maskv()
  ret <4 x i32> %1
}

declare spir_func <4 x i32> @_Z21get_sub_group_ge_maskv()

; CHECK-LABEL: %f_gt_mask = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v4uint %__spirv_BuiltInSubgroupGtMaskKHR Aligned 16
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_gt_mask() {
  %1 = call spir_func <4 x i32> @_Z21get_sub_group_gt_maskv()
  ret <4 x i32> %1
}

declare spir_func <4 x i32> @_Z21get_sub_group_gt_maskv()

; CHECK-LABEL: %f_le_mask = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v4uint %__spirv_BuiltInSubgroupLeMaskKHR Aligned 16
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_le_mask() {
  %1 = call spir_func <4 x i32> @_Z21get_sub_group_le_maskv()
  ret <4 x i32> %1
}

declare spir_func <4 x i32> @_Z21get_sub_group_le_maskv()

; CHECK-LABEL: %f_lt_mask = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v4uint %__spirv_BuiltInSubgroupLtMaskKHR Aligned 16
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_lt_mask() {
  %1 = call spir_func <4 x i32> @_Z21get_sub_group_lt_maskv()
  ret <4 x i32> %1
}

declare spir_func <4 x i32> @_Z21get_sub_group_lt_maskv()
