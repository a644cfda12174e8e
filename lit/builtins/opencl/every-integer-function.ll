; Each function of OpenCL C on integers that is one instruction of OpenCL.std, with and without a sign.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %f_upsample FuncParamAttr Sext
; CHECK: OpDecorate [[M1:%[0-9]+]] FuncParamAttr Sext
; CHECK: OpDecorate [[M2:%[0-9]+]] FuncParamAttr Zext
; CHECK: OpDecorate %f_add_sat_char FuncParamAttr Sext
; CHECK: OpDecorate [[M3:%[0-9]+]] FuncParamAttr Sext
; CHECK: OpDecorate [[M4:%[0-9]+]] FuncParamAttr Sext
; CHECK: [[M5:%[0-9]+]] = OpUndef %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f_abs = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_abs [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_abs(<4 x i32> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z3absDv4_i(<4 x i32> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z3absDv4_i(<4 x i32> noundef)

; CHECK-LABEL: %f_clz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4uint [[M0]] clz [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_clz(<4 x i32> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z3clzDv4_i(<4 x i32> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z3clzDv4_i(<4 x i32> noundef)

; CHECK-LABEL: %f_ctz = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4uint [[M0]] ctz [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_ctz(<4 x i32> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z3ctzDv4_i(<4 x i32> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z3ctzDv4_i(<4 x i32> noundef)

; CHECK-LABEL: %f_popcount = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitCount %v4uint [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_popcount(<4 x i32> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z8popcountDv4_i(<4 x i32> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z8popcountDv4_i(<4 x i32> noundef)

; CHECK-LABEL: %f_abs_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %uint [[M0]] u_abs [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_abs_unsigned(i32 noundef %0) {
  %2 = call spir_func i32 @_Z3absj(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z3absj(i32 noundef)

; CHECK-LABEL: %f_abs_diff = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_abs_diff [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_abs_diff(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z8abs_diffDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z8abs_diffDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_abs_diff_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_abs_diff [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_abs_diff_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z8abs_diffjj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z8abs_diffjj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_add_sat = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_add_sat [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_add_sat(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z7add_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_add_sat_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_add_sat [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_add_sat_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z7add_satjj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z7add_satjj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_hadd = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_hadd [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_hadd(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z4haddDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z4haddDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_hadd_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_hadd [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_hadd_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z4haddjj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z4haddjj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_rhadd = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_rhadd [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_rhadd(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z5rhaddDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z5rhaddDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_rhadd_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_rhadd [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_rhadd_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z5rhaddjj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z5rhaddjj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_max [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_max(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z3maxDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z3maxDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_max_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_max [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_max_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z3maxjj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z3maxjj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_min [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_min(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z3minDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z3minDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_min_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_min [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_min_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z3minjj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_mul24 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_mul24 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_mul24(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z5mul24Dv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z5mul24Dv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_mul24_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_mul24 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_mul24_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z5mul24jj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z5mul24jj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_mul_hi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_mul_hi [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_mul_hi(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z6mul_hiDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z6mul_hiDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_mul_hi_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_mul_hi [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_mul_hi_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z6mul_hijj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z6mul_hijj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_sub_sat = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_sub_sat [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_sub_sat(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z7sub_satDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z7sub_satDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_sub_sat_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] u_sub_sat [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_sub_sat_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z7sub_satjj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z7sub_satjj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_rotate = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4uint [[M0]] rotate [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_rotate(<4 x i32> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x i32> @_Z6rotateDv4_iS_(<4 x i32> noundef %0, <4 x i32> noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z6rotateDv4_iS_(<4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_rotate_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %uint [[M0]] rotate [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_rotate_unsigned(i32 noundef %0, i32 noundef %1) {
  %3 = call spir_func i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef)

; CHECK-LABEL: %f_clamp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_clamp [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_clamp(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) {
  %4 = call spir_func <4 x i32> @_Z5clampDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2)
  ret <4 x i32> %4
}

declare spir_func <4 x i32> @_Z5clampDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_clamp_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %uint [[M0]] u_clamp [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_clamp_unsigned(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = call spir_func i32 @_Z5clampjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2)
  ret i32 %4
}

declare spir_func i32 @_Z5clampjjj(i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_mad24 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_mad24 [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_mad24(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) {
  %4 = call spir_func <4 x i32> @_Z5mad24Dv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2)
  ret <4 x i32> %4
}

declare spir_func <4 x i32> @_Z5mad24Dv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_mad24_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %uint [[M0]] u_mad24 [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_mad24_unsigned(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = call spir_func i32 @_Z5mad24jjj(i32 noundef %0, i32 noundef %1, i32 noundef %2)
  ret i32 %4
}

declare spir_func i32 @_Z5mad24jjj(i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_mad_hi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_mad_hi [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_mad_hi(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) {
  %4 = call spir_func <4 x i32> @_Z6mad_hiDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2)
  ret <4 x i32> %4
}

declare spir_func <4 x i32> @_Z6mad_hiDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_mad_hi_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %uint [[M0]] u_mad_hi [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_mad_hi_unsigned(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = call spir_func i32 @_Z6mad_hijjj(i32 noundef %0, i32 noundef %1, i32 noundef %2)
  ret i32 %4
}

declare spir_func i32 @_Z6mad_hijjj(i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_mad_sat = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_mad_sat [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_mad_sat(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2) {
  %4 = call spir_func <4 x i32> @_Z7mad_satDv4_iS_S_(<4 x i32> noundef %0, <4 x i32> noundef %1, <4 x i32> noundef %2)
  ret <4 x i32> %4
}

declare spir_func <4 x i32> @_Z7mad_satDv4_iS_S_(<4 x i32> noundef, <4 x i32> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_mad_sat_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %uint [[M0]] u_mad_sat [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_mad_sat_unsigned(i32 noundef %0, i32 noundef %1, i32 noundef %2) {
  %4 = call spir_func i32 @_Z7mad_satjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2)
  ret i32 %4
}

declare spir_func i32 @_Z7mad_satjjj(i32 noundef, i32 noundef, i32 noundef)

; CHECK-LABEL: %f_upsample = OpFunction {{.*}}
; CHECK-NEXT: [[M1]] = OpFunctionParameter %uchar
; CHECK-NEXT: [[M2]] = OpFunctionParameter %uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %ushort [[M0]] s_upsample [[M1]] [[M2]]
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func signext i16 @f_upsample(i8 noundef signext %0, i8 noundef zeroext %1) {
  %3 = call spir_func signext i16 @_Z8upsamplech(i8 noundef signext %0, i8 noundef zeroext %1)
  ret i16 %3
}

declare spir_func signext i16 @_Z8upsamplech(i8 noundef signext, i8 noundef zeroext)

; CHECK-LABEL: %f_upsample_unsigned = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v2ulong [[M0]] u_upsample [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_upsample_unsigned(<2 x i32> noundef %0, <2 x i32> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> noundef %0, <2 x i32> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z8upsampleDv2_jS_(<2 x i32> noundef, <2 x i32> noundef)

; CHECK-LABEL: %f_max_scalar = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeInsert %v4uint [[V1]] [[M5]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v4uint [[V2]] [[M5]] 0 0 0 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4uint [[M0]] s_max [[V0]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_max_scalar(<4 x i32> noundef %0, i32 noundef %1) {
  %3 = call spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> noundef %0, i32 noundef %1)
  ret <4 x i32> %3
}

declare spir_func <4 x i32> @_Z3maxDv4_ii(<4 x i32> noundef, i32 noundef)

; CHECK-LABEL: %f_bitselect_long = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v3ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v3ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v3ulong [[M0]] bitselect [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i64> @f_bitselect_long(<3 x i64> noundef %0, <3 x i64> noundef %1, <3 x i64> noundef %2) {
  %4 = call spir_func <3 x i64> @_Z9bitselectDv3_lS_S_(<3 x i64> noundef %0, <3 x i64> noundef %1, <3 x i64> noundef %2)
  ret <3 x i64> %4
}

declare spir_func <3 x i64> @_Z9bitselectDv3_lS_S_(<3 x i64> noundef, <3 x i64> noundef, <3 x i64> noundef)

; CHECK-LABEL: %f_add_sat_char = OpFunction {{.*}}
; CHECK-NEXT: [[M3]] = OpFunctionParameter %uchar
; CHECK-NEXT: [[M4]] = OpFunctionParameter %uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %uchar [[M0]] s_add_sat [[M3]] [[M4]]
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func signext i8 @f_add_sat_char(i8 noundef signext %0, i8 noundef signext %1) {
  %3 = call spir_func signext i8 @_Z7add_satcc(i8 noundef signext %0, i8 noundef signext %1)
  ret i8 %3
}

declare spir_func signext i8 @_Z7add_satcc(i8 noundef signext, i8 noundef signext)
