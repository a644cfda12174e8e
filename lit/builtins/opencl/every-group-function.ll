; Each function of work-groups and sub-groups, with its scope and operation.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_subgroup_rotate --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Groups
; CHECK-NEXT: OpCapability GroupNonUniform
; CHECK-NEXT: OpCapability GroupNonUniformVote
; CHECK-NEXT: OpCapability GroupNonUniformArithmetic
; CHECK-NEXT: OpCapability GroupNonUniformBallot
; CHECK-NEXT: OpCapability GroupNonUniformShuffle
; CHECK-NEXT: OpCapability GroupNonUniformShuffleRelative
; CHECK-NEXT: OpCapability GroupNonUniformClustered
; CHECK-NEXT: OpCapability GroupNonUniformRotateKHR
; CHECK-NEXT: OpExtension "SPV_KHR_subgroup_rotate"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f_work_group_all = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupAll %bool %uint_2 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_all(i32 noundef %0) {
  %2 = call spir_func i32 @_Z14work_group_alli(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z14work_group_alli(i32 noundef)

; CHECK-LABEL: %f_sub_group_all = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupAll %bool %uint_3 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_all(i32 noundef %0) {
  %2 = call spir_func i32 @_Z13sub_group_alli(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z13sub_group_alli(i32 noundef)

; CHECK-LABEL: %f_work_group_any = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupAny %bool %uint_2 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_any(i32 noundef %0) {
  %2 = call spir_func i32 @_Z14work_group_anyi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z14work_group_anyi(i32 noundef)

; CHECK-LABEL: %f_sub_group_any = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupAny %bool %uint_3 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_any(i32 noundef %0) {
  %2 = call spir_func i32 @_Z13sub_group_anyi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z13sub_group_anyi(i32 noundef)

; CHECK-LABEL: %f_work_group_reduce_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupIAdd %uint %uint_2 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_reduce_add(i32 noundef %0) {
  %2 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef)

; CHECK-LABEL: %f_work_group_scan_exclusive_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupIAdd %uint %uint_2 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_scan_exclusive_add(i32 noundef %0) {
  %2 = call spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z29work_group_scan_exclusive_addj(i32 noundef)

; CHECK-LABEL: %f_work_group_scan_inclusive_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupFAdd %float %uint_2 InclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_work_group_scan_inclusive_add(float noundef %0) {
  %2 = call spir_func float @_Z29work_group_scan_inclusive_addf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z29work_group_scan_inclusive_addf(float noundef)

; CHECK-LABEL: %f_work_group_reduce_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupSMin %uint %uint_2 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_reduce_min(i32 noundef %0) {
  %2 = call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z21work_group_reduce_mini(i32 noundef)

; CHECK-LABEL: %f_work_group_scan_exclusive_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupUMin %uint %uint_2 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_scan_exclusive_min(i32 noundef %0) {
  %2 = call spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 noundef)

; CHECK-LABEL: %f_work_group_scan_inclusive_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupFMin %float %uint_2 InclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_work_group_scan_inclusive_min(float noundef %0) {
  %2 = call spir_func float @_Z29work_group_scan_inclusive_minf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z29work_group_scan_inclusive_minf(float noundef)

; CHECK-LABEL: %f_work_group_reduce_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupSMax %uint %uint_2 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_reduce_max(i32 noundef %0) {
  %2 = call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef)

; CHECK-LABEL: %f_work_group_scan_exclusive_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupUMax %uint %uint_2 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_scan_exclusive_max(i32 noundef %0) {
  %2 = call spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32 noundef)

; CHECK-LABEL: %f_work_group_scan_inclusive_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupFMax %float %uint_2 InclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_work_group_scan_inclusive_max(float noundef %0) {
  %2 = call spir_func float @_Z29work_group_scan_inclusive_maxf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z29work_group_scan_inclusive_maxf(float noundef)

; CHECK-LABEL: %f_sub_group_reduce_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupIAdd %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_reduce_add(i32 noundef %0) {
  %2 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef)

; CHECK-LABEL: %f_sub_group_scan_exclusive_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupIAdd %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_scan_exclusive_add(i32 noundef %0) {
  %2 = call spir_func i32 @_Z28sub_group_scan_exclusive_addj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z28sub_group_scan_exclusive_addj(i32 noundef)

; CHECK-LABEL: %f_sub_group_scan_inclusive_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupFAdd %float %uint_3 InclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_sub_group_scan_inclusive_add(float noundef %0) {
  %2 = call spir_func float @_Z28sub_group_scan_inclusive_addf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z28sub_group_scan_inclusive_addf(float noundef)

; CHECK-LABEL: %f_sub_group_reduce_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupSMin %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_reduce_min(i32 noundef %0) {
  %2 = call spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z20sub_group_reduce_mini(i32 noundef)

; CHECK-LABEL: %f_sub_group_scan_exclusive_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupUMin %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_scan_exclusive_min(i32 noundef %0) {
  %2 = call spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 noundef)

; CHECK-LABEL: %f_sub_group_scan_inclusive_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupFMin %float %uint_3 InclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_sub_group_scan_inclusive_min(float noundef %0) {
  %2 = call spir_func float @_Z28sub_group_scan_inclusive_minf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z28sub_group_scan_inclusive_minf(float noundef)

; CHECK-LABEL: %f_sub_group_reduce_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupSMax %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_reduce_max(i32 noundef %0) {
  %2 = call spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z20sub_group_reduce_maxi(i32 noundef)

; CHECK-LABEL: %f_sub_group_scan_exclusive_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupUMax %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_scan_exclusive_max(i32 noundef %0) {
  %2 = call spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 noundef)

; CHECK-LABEL: %f_sub_group_scan_inclusive_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupFMax %float %uint_3 InclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_sub_group_scan_inclusive_max(float noundef %0) {
  %2 = call spir_func float @_Z28sub_group_scan_inclusive_maxf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z28sub_group_scan_inclusive_maxf(float noundef)

; CHECK-LABEL: %f_work_group_broadcast = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupBroadcast %uint %uint_2 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_broadcast(i32 noundef %0, i64 noundef %1) {
  %3 = call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %0, i64 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef)

; CHECK-LABEL: %f_work_group_broadcast3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v3ulong [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpGroupBroadcast %uint %uint_2 [[V0]] [[V4]]
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_work_group_broadcast3(i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) {
  %5 = call spir_func i32 @_Z20work_group_broadcastimmm(i32 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3)
  ret i32 %5
}

declare spir_func i32 @_Z20work_group_broadcastimmm(i32 noundef, i64 noundef, i64 noundef, i64 noundef)

; CHECK-LABEL: %f_sub_group_broadcast = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupBroadcast %uint %uint_3 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_group_broadcast(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_barriers = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpControlBarrier %uint_2 %uint_2 %uint_272
; CHECK-NEXT: OpControlBarrier %uint_3 %uint_2 %uint_528
; CHECK-NEXT: OpControlBarrier %uint_2 %uint_2 %uint_272
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_barriers() {
  call spir_func void @_Z18work_group_barrierj(i32 noundef 1)
  call spir_func void @_Z17sub_group_barrierj(i32 noundef 2)
  call spir_func void @_Z7barrierj(i32 noundef 1)
  ret void
}

declare spir_func void @_Z18work_group_barrierj(i32 noundef)

declare spir_func void @_Z17sub_group_barrierj(i32 noundef)

declare spir_func void @_Z7barrierj(i32 noundef)

; CHECK-LABEL: %f_nu_reduce_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformIAdd %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_reduce_add(i32 noundef %0) {
  %2 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 noundef)

; CHECK-LABEL: %f_nu_exclusive_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformIAdd %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_exclusive_add(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addj(i32 noundef)

; CHECK-LABEL: %f_clustered_add = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformIAdd %uint %uint_3 ClusteredReduce [[V0]] %uint_4
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_add(i32 noundef %0) {
  %2 = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef %0, i32 noundef 4)
  ret i32 %2
}

declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_nu_reduce_mul = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformIMul %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_reduce_mul(i32 noundef %0) {
  %2 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 noundef)

; CHECK-LABEL: %f_nu_exclusive_mul = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformIMul %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_exclusive_mul(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mulj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mulj(i32 noundef)

; CHECK-LABEL: %f_clustered_mul = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformIMul %uint %uint_3 ClusteredReduce [[V0]] %uint_4
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_mul(i32 noundef %0) {
  %2 = call spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 noundef %0, i32 noundef 4)
  ret i32 %2
}

declare spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_nu_reduce_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformSMin %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_reduce_min(i32 noundef %0) {
  %2 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 noundef)

; CHECK-LABEL: %f_nu_exclusive_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformUMin %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_exclusive_min(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_minj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_minj(i32 noundef)

; CHECK-LABEL: %f_clustered_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformSMin %uint %uint_3 ClusteredReduce [[V0]] %uint_4
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_min(i32 noundef %0) {
  %2 = call spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 noundef %0, i32 noundef 4)
  ret i32 %2
}

declare spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_nu_reduce_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformSMax %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_reduce_max(i32 noundef %0) {
  %2 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 noundef)

; CHECK-LABEL: %f_nu_exclusive_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformUMax %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_exclusive_max(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxj(i32 noundef)

; CHECK-LABEL: %f_clustered_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformSMax %uint %uint_3 ClusteredReduce [[V0]] %uint_4
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_max(i32 noundef %0) {
  %2 = call spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef %0, i32 noundef 4)
  ret i32 %2
}

declare spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_nu_reduce_and = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseAnd %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_reduce_and(i32 noundef %0) {
  %2 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 noundef)

; CHECK-LABEL: %f_nu_exclusive_and = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseAnd %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_exclusive_and(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andj(i32 noundef)

; CHECK-LABEL: %f_clustered_and = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseAnd %uint %uint_3 ClusteredReduce [[V0]] %uint_4
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_and(i32 noundef %0) {
  %2 = call spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 noundef %0, i32 noundef 4)
  ret i32 %2
}

declare spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_nu_reduce_or = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseOr %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_reduce_or(i32 noundef %0) {
  %2 = call spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 noundef)

; CHECK-LABEL: %f_nu_exclusive_or = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseOr %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_exclusive_or(i32 noundef %0) {
  %2 = call spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_orj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_orj(i32 noundef)

; CHECK-LABEL: %f_clustered_or = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseOr %uint %uint_3 ClusteredReduce [[V0]] %uint_4
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_or(i32 noundef %0) {
  %2 = call spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 noundef %0, i32 noundef 4)
  ret i32 %2
}

declare spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_nu_reduce_xor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseXor %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_reduce_xor(i32 noundef %0) {
  %2 = call spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 noundef)

; CHECK-LABEL: %f_nu_exclusive_xor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseXor %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_exclusive_xor(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xorj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xorj(i32 noundef)

; CHECK-LABEL: %f_clustered_xor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBitwiseXor %uint %uint_3 ClusteredReduce [[V0]] %uint_4
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_xor(i32 noundef %0) {
  %2 = call spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 noundef %0, i32 noundef 4)
  ret i32 %2
}

declare spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_nu_logical_and = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformLogicalAnd %bool %uint_3 Reduce [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_logical_and(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 noundef)

; CHECK-LABEL: %f_nu_logical_or = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformLogicalOr %bool %uint_3 Reduce [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_logical_or(i32 noundef %0) {
  %2 = call spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 noundef)

; CHECK-LABEL: %f_nu_logical_xor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformLogicalXor %bool %uint_3 Reduce [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_logical_xor(i32 noundef %0) {
  %2 = call spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 noundef)

; CHECK-LABEL: %f_elect = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpGroupNonUniformElect %bool %uint_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSelect %uint [[V0]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_elect() {
  %1 = call spir_func i32 @_Z15sub_group_electv()
  ret i32 %1
}

declare spir_func i32 @_Z15sub_group_electv()

; CHECK-LABEL: %f_nu_all = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformAll %bool %uint_3 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_all(i32 noundef %0) {
  %2 = call spir_func i32 @_Z25sub_group_non_uniform_alli(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z25sub_group_non_uniform_alli(i32 noundef)

; CHECK-LABEL: %f_nu_any = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformAny %bool %uint_3 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_any(i32 noundef %0) {
  %2 = call spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 noundef)

; CHECK-LABEL: %f_nu_all_equal = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformAllEqual %bool %uint_3 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_all_equal(i32 noundef %0) {
  %2 = call spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 noundef)

; CHECK-LABEL: %f_nu_broadcast = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBroadcast %uint %uint_3 [[V0]] %uint_3
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_nu_broadcast(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 noundef %0, i32 noundef 3)
  ret i32 %3
}

declare spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_broadcast_first = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBroadcastFirst %uint %uint_3 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_broadcast_first(i32 noundef %0) {
  %2 = call spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z25sub_group_broadcast_firsti(i32 noundef)

; CHECK-LABEL: %f_ballot = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpINotEqual %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformBallot %v4uint %uint_3 [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_ballot(i32 noundef %0) {
  %2 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z16sub_group_balloti(i32 noundef)

; CHECK-LABEL: %f_inverse_ballot = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformInverseBallot %bool %uint_3 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_inverse_ballot(<4 x i32> noundef %0) {
  %2 = call spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> noundef)

; CHECK-LABEL: %f_ballot_bit_extract = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformBallotBitExtract %bool %uint_3 [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_ballot_bit_extract(<4 x i32> noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> noundef, i32 noundef)

; CHECK-LABEL: %f_ballot_bit_count = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBallotBitCount %uint %uint_3 Reduce [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_ballot_bit_count(<4 x i32> noundef %0) {
  %2 = call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> noundef)

; CHECK-LABEL: %f_ballot_inclusive_scan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBallotBitCount %uint %uint_3 InclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_ballot_inclusive_scan(<4 x i32> noundef %0) {
  %2 = call spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> noundef)

; CHECK-LABEL: %f_ballot_exclusive_scan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBallotBitCount %uint %uint_3 ExclusiveScan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_ballot_exclusive_scan(<4 x i32> noundef %0) {
  %2 = call spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> noundef)

; CHECK-LABEL: %f_ballot_find_lsb = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBallotFindLSB %uint %uint_3 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_ballot_find_lsb(<4 x i32> noundef %0) {
  %2 = call spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> noundef)

; CHECK-LABEL: %f_ballot_find_msb = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpGroupNonUniformBallotFindMSB %uint %uint_3 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_ballot_find_msb(<4 x i32> noundef %0) {
  %2 = call spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> noundef)

; CHECK-LABEL: %f_shuffle = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformShuffle %uint %uint_3 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_shuffle(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z17sub_group_shuffleij(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z17sub_group_shuffleij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_shuffle_xor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformShuffleXor %float %uint_3 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_shuffle_xor(float noundef %0, i32 noundef %1) {
  %3 = call spir_func float @_Z21sub_group_shuffle_xorfj(float noundef %0, i32 noundef %1)
  ret float %3
}

declare spir_func float @_Z21sub_group_shuffle_xorfj(float noundef, i32 noundef)

; CHECK-LABEL: %f_shuffle_up = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformShuffleUp %uint %uint_3 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_shuffle_up(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z20sub_group_shuffle_upij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_shuffle_down = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformShuffleDown %uint %uint_3 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_shuffle_down(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z22sub_group_shuffle_downij(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z22sub_group_shuffle_downij(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_rotate = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformRotateKHR %uint %uint_3 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_rotate(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z16sub_group_rotateii(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z16sub_group_rotateii(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_clustered_rotate = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpGroupNonUniformRotateKHR %uint %uint_3 [[V0]] [[V1]] %uint_4
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clustered_rotate(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 noundef %0, i32 noundef %1, i32 noundef 4)
  ret i32 %3
}

declare spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 noundef, i32 noundef, i32 noundef)
