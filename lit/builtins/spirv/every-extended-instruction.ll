; Each instruction of OpenCL.std, called by its name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

declare spir_func float @__spirv_ocl_acos(float)

; CHECK-LABEL: %call_ocl_acos = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %float [[M0]] acos %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_acos(float %a0) {
  %r = call spir_func float @__spirv_ocl_acos(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_acosh(float)

; CHECK-LABEL: %call_ocl_acosh = OpFunction {{.*}}
; CHECK-NEXT: %a0_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpExtInst %float [[M0]] acosh %a0_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_acosh(float %a0) {
  %r = call spir_func float @__spirv_ocl_acosh(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_acospi(float)

; CHECK-LABEL: %call_ocl_acospi = OpFunction {{.*}}
; CHECK-NEXT: %a0_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpExtInst %float [[M0]] acospi %a0_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_acospi(float %a0) {
  %r = call spir_func float @__spirv_ocl_acospi(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_asin(float)

; CHECK-LABEL: %call_ocl_asin = OpFunction {{.*}}
; CHECK-NEXT: %a0_2 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpExtInst %float [[M0]] asin %a0_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_asin(float %a0) {
  %r = call spir_func float @__spirv_ocl_asin(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_asinh(float)

; CHECK-LABEL: %call_ocl_asinh = OpFunction {{.*}}
; CHECK-NEXT: %a0_3 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpExtInst %float [[M0]] asinh %a0_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_asinh(float %a0) {
  %r = call spir_func float @__spirv_ocl_asinh(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_asinpi(float)

; CHECK-LABEL: %call_ocl_asinpi = OpFunction {{.*}}
; CHECK-NEXT: %a0_4 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpExtInst %float [[M0]] asinpi %a0_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_asinpi(float %a0) {
  %r = call spir_func float @__spirv_ocl_asinpi(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_atan(float)

; CHECK-LABEL: %call_ocl_atan = OpFunction {{.*}}
; CHECK-NEXT: %a0_5 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_5 = OpExtInst %float [[M0]] atan %a0_5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_atan(float %a0) {
  %r = call spir_func float @__spirv_ocl_atan(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_atan2(float, float)

; CHECK-LABEL: %call_ocl_atan2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_6 = OpFunctionParameter %float
; CHECK-NEXT: %a1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_6 = OpExtInst %float [[M0]] atan2 %a0_6 %a1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_atan2(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_atan2(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_atan2pi(float, float)

; CHECK-LABEL: %call_ocl_atan2pi = OpFunction {{.*}}
; CHECK-NEXT: %a0_7 = OpFunctionParameter %float
; CHECK-NEXT: %a1_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_7 = OpExtInst %float [[M0]] atan2pi %a0_7 %a1_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_atan2pi(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_atan2pi(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_atanh(float)

; CHECK-LABEL: %call_ocl_atanh = OpFunction {{.*}}
; CHECK-NEXT: %a0_8 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_8 = OpExtInst %float [[M0]] atanh %a0_8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_atanh(float %a0) {
  %r = call spir_func float @__spirv_ocl_atanh(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_atanpi(float)

; CHECK-LABEL: %call_ocl_atanpi = OpFunction {{.*}}
; CHECK-NEXT: %a0_9 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_9 = OpExtInst %float [[M0]] atanpi %a0_9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_atanpi(float %a0) {
  %r = call spir_func float @__spirv_ocl_atanpi(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_bitselect(float, float, float)

; CHECK-LABEL: %call_ocl_bitselect = OpFunction {{.*}}
; CHECK-NEXT: %a0_10 = OpFunctionParameter %float
; CHECK-NEXT: %a1_1 = OpFunctionParameter %float
; CHECK-NEXT: %a2 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_10 = OpExtInst %float [[M0]] bitselect %a0_10 %a1_1 %a2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_bitselect(float %a0, float %a1, float %a2) {
  %r = call spir_func float @__spirv_ocl_bitselect(float %a0, float %a1, float %a2)
  ret void
}

declare spir_func float @__spirv_ocl_cbrt(float)

; CHECK-LABEL: %call_ocl_cbrt = OpFunction {{.*}}
; CHECK-NEXT: %a0_11 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_11 = OpExtInst %float [[M0]] cbrt %a0_11
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_cbrt(float %a0) {
  %r = call spir_func float @__spirv_ocl_cbrt(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_ceil(float)

; CHECK-LABEL: %call_ocl_ceil = OpFunction {{.*}}
; CHECK-NEXT: %a0_12 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_12 = OpExtInst %float [[M0]] ceil %a0_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_ceil(float %a0) {
  %r = call spir_func float @__spirv_ocl_ceil(float %a0)
  ret void
}

declare spir_func i32 @__spirv_ocl_clz(i32)

; CHECK-LABEL: %call_ocl_clz = OpFunction {{.*}}
; CHECK-NEXT: %a0_13 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_13 = OpExtInst %uint [[M0]] clz %a0_13
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_clz(i32 %a0) {
  %r = call spir_func i32 @__spirv_ocl_clz(i32 %a0)
  ret void
}

declare spir_func float @__spirv_ocl_copysign(float, float)

; CHECK-LABEL: %call_ocl_copysign = OpFunction {{.*}}
; CHECK-NEXT: %a0_14 = OpFunctionParameter %float
; CHECK-NEXT: %a1_2 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_14 = OpExtInst %float [[M0]] copysign %a0_14 %a1_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_copysign(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_copysign(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_cos(float)

; CHECK-LABEL: %call_ocl_cos = OpFunction {{.*}}
; CHECK-NEXT: %a0_15 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_15 = OpExtInst %float [[M0]] cos %a0_15
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_cos(float %a0) {
  %r = call spir_func float @__spirv_ocl_cos(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_cosh(float)

; CHECK-LABEL: %call_ocl_cosh = OpFunction {{.*}}
; CHECK-NEXT: %a0_16 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_16 = OpExtInst %float [[M0]] cosh %a0_16
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_cosh(float %a0) {
  %r = call spir_func float @__spirv_ocl_cosh(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_cospi(float)

; CHECK-LABEL: %call_ocl_cospi = OpFunction {{.*}}
; CHECK-NEXT: %a0_17 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_17 = OpExtInst %float [[M0]] cospi %a0_17
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_cospi(float %a0) {
  %r = call spir_func float @__spirv_ocl_cospi(float %a0)
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_cross(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_ocl_cross = OpFunction {{.*}}
; CHECK-NEXT: %a0_18 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_3 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_18 = OpExtInst %v4float [[M0]] cross %a0_18 %a1_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_cross(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_ocl_cross(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_ctz(i32)

; CHECK-LABEL: %call_ocl_ctz = OpFunction {{.*}}
; CHECK-NEXT: %a0_19 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_19 = OpExtInst %uint [[M0]] ctz %a0_19
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_ctz(i32 %a0) {
  %r = call spir_func i32 @__spirv_ocl_ctz(i32 %a0)
  ret void
}

declare spir_func float @__spirv_ocl_degrees(float)

; CHECK-LABEL: %call_ocl_degrees = OpFunction {{.*}}
; CHECK-NEXT: %a0_20 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_20 = OpExtInst %float [[M0]] degrees %a0_20
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_degrees(float %a0) {
  %r = call spir_func float @__spirv_ocl_degrees(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_distance(<4 x float>, <4 x float>)

; CHECK-LABEL: %call_ocl_distance = OpFunction {{.*}}
; CHECK-NEXT: %a0_21 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_4 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_21 = OpExtInst %float [[M0]] distance %a0_21 %a1_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_distance(<4 x float> %a0, <4 x float> %a1) {
  %r = call spir_func float @__spirv_ocl_distance(<4 x float> %a0, <4 x float> %a1)
  ret void
}

declare spir_func float @__spirv_ocl_erf(float)

; CHECK-LABEL: %call_ocl_erf = OpFunction {{.*}}
; CHECK-NEXT: %a0_22 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_22 = OpExtInst %float [[M0]] erf %a0_22
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_erf(float %a0) {
  %r = call spir_func float @__spirv_ocl_erf(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_erfc(float)

; CHECK-LABEL: %call_ocl_erfc = OpFunction {{.*}}
; CHECK-NEXT: %a0_23 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_23 = OpExtInst %float [[M0]] erfc %a0_23
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_erfc(float %a0) {
  %r = call spir_func float @__spirv_ocl_erfc(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_exp(float)

; CHECK-LABEL: %call_ocl_exp = OpFunction {{.*}}
; CHECK-NEXT: %a0_24 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_24 = OpExtInst %float [[M0]] exp %a0_24
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_exp(float %a0) {
  %r = call spir_func float @__spirv_ocl_exp(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_exp10(float)

; CHECK-LABEL: %call_ocl_exp10 = OpFunction {{.*}}
; CHECK-NEXT: %a0_25 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_25 = OpExtInst %float [[M0]] exp10 %a0_25
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_exp10(float %a0) {
  %r = call spir_func float @__spirv_ocl_exp10(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_exp2(float)

; CHECK-LABEL: %call_ocl_exp2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_26 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_26 = OpExtInst %float [[M0]] exp2 %a0_26
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_exp2(float %a0) {
  %r = call spir_func float @__spirv_ocl_exp2(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_expm1(float)

; CHECK-LABEL: %call_ocl_expm1 = OpFunction {{.*}}
; CHECK-NEXT: %a0_27 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_27 = OpExtInst %float [[M0]] expm1 %a0_27
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_expm1(float %a0) {
  %r = call spir_func float @__spirv_ocl_expm1(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_fabs(float)

; CHECK-LABEL: %call_ocl_fabs = OpFunction {{.*}}
; CHECK-NEXT: %a0_28 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_28 = OpExtInst %float [[M0]] fabs %a0_28
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fabs(float %a0) {
  %r = call spir_func float @__spirv_ocl_fabs(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_fast_distance(<3 x float>, <3 x float>)

; CHECK-LABEL: %call_ocl_fast_distance = OpFunction {{.*}}
; CHECK-NEXT: %a0_29 = OpFunctionParameter %v3float
; CHECK-NEXT: %a1_5 = OpFunctionParameter %v3float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_29 = OpExtInst %float [[M0]] fast_distance %a0_29 %a1_5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fast_distance(<3 x float> %a0, <3 x float> %a1) {
  %r = call spir_func float @__spirv_ocl_fast_distance(<3 x float> %a0, <3 x float> %a1)
  ret void
}

declare spir_func float @__spirv_ocl_fast_length(<3 x float>)

; CHECK-LABEL: %call_ocl_fast_length = OpFunction {{.*}}
; CHECK-NEXT: %a0_30 = OpFunctionParameter %v3float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_30 = OpExtInst %float [[M0]] fast_length %a0_30
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fast_length(<3 x float> %a0) {
  %r = call spir_func float @__spirv_ocl_fast_length(<3 x float> %a0)
  ret void
}

declare spir_func float @__spirv_ocl_fast_normalize(float)

; CHECK-LABEL: %call_ocl_fast_normalize = OpFunction {{.*}}
; CHECK-NEXT: %a0_31 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_31 = OpExtInst %float [[M0]] fast_normalize %a0_31
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fast_normalize(float %a0) {
  %r = call spir_func float @__spirv_ocl_fast_normalize(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_fclamp(float, float, float)

; CHECK-LABEL: %call_ocl_fclamp = OpFunction {{.*}}
; CHECK-NEXT: %a0_32 = OpFunctionParameter %float
; CHECK-NEXT: %a1_6 = OpFunctionParameter %float
; CHECK-NEXT: %a2_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_32 = OpExtInst %float [[M0]] fclamp %a0_32 %a1_6 %a2_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fclamp(float %a0, float %a1, float %a2) {
  %r = call spir_func float @__spirv_ocl_fclamp(float %a0, float %a1, float %a2)
  ret void
}

declare spir_func float @__spirv_ocl_fdim(float, float)

; CHECK-LABEL: %call_ocl_fdim = OpFunction {{.*}}
; CHECK-NEXT: %a0_33 = OpFunctionParameter %float
; CHECK-NEXT: %a1_7 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_33 = OpExtInst %float [[M0]] fdim %a0_33 %a1_7
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fdim(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_fdim(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_floor(float)

; CHECK-LABEL: %call_ocl_floor = OpFunction {{.*}}
; CHECK-NEXT: %a0_34 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_34 = OpExtInst %float [[M0]] floor %a0_34
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_floor(float %a0) {
  %r = call spir_func float @__spirv_ocl_floor(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_fma(float, float, float)

; CHECK-LABEL: %call_ocl_fma = OpFunction {{.*}}
; CHECK-NEXT: %a0_35 = OpFunctionParameter %float
; CHECK-NEXT: %a1_8 = OpFunctionParameter %float
; CHECK-NEXT: %a2_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_35 = OpExtInst %float [[M0]] fma %a0_35 %a1_8 %a2_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fma(float %a0, float %a1, float %a2) {
  %r = call spir_func float @__spirv_ocl_fma(float %a0, float %a1, float %a2)
  ret void
}

declare spir_func float @__spirv_ocl_fmax(float, float)

; CHECK-LABEL: %call_ocl_fmax = OpFunction {{.*}}
; CHECK-NEXT: %a0_36 = OpFunctionParameter %float
; CHECK-NEXT: %a1_9 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_36 = OpExtInst %float [[M0]] fmax %a0_36 %a1_9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fmax(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_fmax(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_fmax_common(float, float)

; CHECK-LABEL: %call_ocl_fmax_common = OpFunction {{.*}}
; CHECK-NEXT: %a0_37 = OpFunctionParameter %float
; CHECK-NEXT: %a1_10 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_37 = OpExtInst %float [[M0]] fmax_common %a0_37 %a1_10
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fmax_common(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_fmax_common(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_fmin(float, float)

; CHECK-LABEL: %call_ocl_fmin = OpFunction {{.*}}
; CHECK-NEXT: %a0_38 = OpFunctionParameter %float
; CHECK-NEXT: %a1_11 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_38 = OpExtInst %float [[M0]] fmin %a0_38 %a1_11
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fmin(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_fmin(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_fmin_common(float, float)

; CHECK-LABEL: %call_ocl_fmin_common = OpFunction {{.*}}
; CHECK-NEXT: %a0_39 = OpFunctionParameter %float
; CHECK-NEXT: %a1_12 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_39 = OpExtInst %float [[M0]] fmin_common %a0_39 %a1_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fmin_common(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_fmin_common(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_fmod(float, float)

; CHECK-LABEL: %call_ocl_fmod = OpFunction {{.*}}
; CHECK-NEXT: %a0_40 = OpFunctionParameter %float
; CHECK-NEXT: %a1_13 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_40 = OpExtInst %float [[M0]] fmod %a0_40 %a1_13
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fmod(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_fmod(float %a0, float %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_fract(<4 x float>, ptr)

; CHECK-LABEL: %call_ocl_fract = OpFunction {{.*}}
; CHECK-NEXT: %a0_41 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_14 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_v4float %a1_14
; CHECK-NEXT: %r_41 = OpExtInst %v4float [[M0]] fract %a0_41 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_fract(<4 x float> %a0, ptr %a1) {
  %r = call spir_func <4 x float> @__spirv_ocl_fract(<4 x float> %a0, ptr %a1)
  ret void
}

declare spir_func float @__spirv_ocl_frexp(float, ptr addrspace(1))

; CHECK-LABEL: %call_ocl_frexp = OpFunction {{.*}}
; CHECK-NEXT: %a0_42 = OpFunctionParameter %float
; CHECK-NEXT: %a1_15 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a1_15
; CHECK-NEXT: %r_42 = OpExtInst %float [[M0]] frexp %a0_42 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_frexp(float %a0, ptr addrspace(1) %a1) {
  %r = call spir_func float @__spirv_ocl_frexp(float %a0, ptr addrspace(1) %a1)
  ret void
}

declare spir_func float @__spirv_ocl_half_cos(float)

; CHECK-LABEL: %call_ocl_half_cos = OpFunction {{.*}}
; CHECK-NEXT: %a0_43 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_43 = OpExtInst %float [[M0]] half_cos %a0_43
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_cos(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_cos(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_divide(float, float)

; CHECK-LABEL: %call_ocl_half_divide = OpFunction {{.*}}
; CHECK-NEXT: %a0_44 = OpFunctionParameter %float
; CHECK-NEXT: %a1_16 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_44 = OpExtInst %float [[M0]] half_divide %a0_44 %a1_16
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_divide(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_half_divide(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_half_exp(float)

; CHECK-LABEL: %call_ocl_half_exp = OpFunction {{.*}}
; CHECK-NEXT: %a0_45 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_45 = OpExtInst %float [[M0]] half_exp %a0_45
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_exp(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_exp(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_exp10(float)

; CHECK-LABEL: %call_ocl_half_exp10 = OpFunction {{.*}}
; CHECK-NEXT: %a0_46 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_46 = OpExtInst %float [[M0]] half_exp10 %a0_46
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_exp10(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_exp10(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_exp2(float)

; CHECK-LABEL: %call_ocl_half_exp2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_47 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_47 = OpExtInst %float [[M0]] half_exp2 %a0_47
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_exp2(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_exp2(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_log(float)

; CHECK-LABEL: %call_ocl_half_log = OpFunction {{.*}}
; CHECK-NEXT: %a0_48 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_48 = OpExtInst %float [[M0]] half_log %a0_48
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_log(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_log(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_log10(float)

; CHECK-LABEL: %call_ocl_half_log10 = OpFunction {{.*}}
; CHECK-NEXT: %a0_49 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_49 = OpExtInst %float [[M0]] half_log10 %a0_49
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_log10(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_log10(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_log2(float)

; CHECK-LABEL: %call_ocl_half_log2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_50 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_50 = OpExtInst %float [[M0]] half_log2 %a0_50
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_log2(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_log2(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_powr(float, float)

; CHECK-LABEL: %call_ocl_half_powr = OpFunction {{.*}}
; CHECK-NEXT: %a0_51 = OpFunctionParameter %float
; CHECK-NEXT: %a1_17 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_51 = OpExtInst %float [[M0]] half_powr %a0_51 %a1_17
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_powr(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_half_powr(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_half_recip(float)

; CHECK-LABEL: %call_ocl_half_recip = OpFunction {{.*}}
; CHECK-NEXT: %a0_52 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_52 = OpExtInst %float [[M0]] half_recip %a0_52
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_recip(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_recip(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_rsqrt(float)

; CHECK-LABEL: %call_ocl_half_rsqrt = OpFunction {{.*}}
; CHECK-NEXT: %a0_53 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_53 = OpExtInst %float [[M0]] half_rsqrt %a0_53
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_rsqrt(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_rsqrt(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_sin(float)

; CHECK-LABEL: %call_ocl_half_sin = OpFunction {{.*}}
; CHECK-NEXT: %a0_54 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_54 = OpExtInst %float [[M0]] half_sin %a0_54
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_sin(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_sin(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_sqrt(float)

; CHECK-LABEL: %call_ocl_half_sqrt = OpFunction {{.*}}
; CHECK-NEXT: %a0_55 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_55 = OpExtInst %float [[M0]] half_sqrt %a0_55
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_sqrt(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_sqrt(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_half_tan(float)

; CHECK-LABEL: %call_ocl_half_tan = OpFunction {{.*}}
; CHECK-NEXT: %a0_56 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_56 = OpExtInst %float [[M0]] half_tan %a0_56
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_half_tan(float %a0) {
  %r = call spir_func float @__spirv_ocl_half_tan(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_hypot(float, float)

; CHECK-LABEL: %call_ocl_hypot = OpFunction {{.*}}
; CHECK-NEXT: %a0_57 = OpFunctionParameter %float
; CHECK-NEXT: %a1_18 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_57 = OpExtInst %float [[M0]] hypot %a0_57 %a1_18
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_hypot(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_hypot(float %a0, float %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_ilogb(float)

; CHECK-LABEL: %call_ocl_ilogb = OpFunction {{.*}}
; CHECK-NEXT: %a0_58 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_58 = OpExtInst %uint [[M0]] ilogb %a0_58
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_ilogb(float %a0) {
  %r = call spir_func i32 @__spirv_ocl_ilogb(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_ldexp(float, i32)

; CHECK-LABEL: %call_ocl_ldexp = OpFunction {{.*}}
; CHECK-NEXT: %a0_59 = OpFunctionParameter %float
; CHECK-NEXT: %a1_19 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_59 = OpExtInst %float [[M0]] ldexp %a0_59 %a1_19
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_ldexp(float %a0, i32 %a1) {
  %r = call spir_func float @__spirv_ocl_ldexp(float %a0, i32 %a1)
  ret void
}

declare spir_func float @__spirv_ocl_length(<4 x float>)

; CHECK-LABEL: %call_ocl_length = OpFunction {{.*}}
; CHECK-NEXT: %a0_60 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_60 = OpExtInst %float [[M0]] length %a0_60
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_length(<4 x float> %a0) {
  %r = call spir_func float @__spirv_ocl_length(<4 x float> %a0)
  ret void
}

declare spir_func float @__spirv_ocl_lgamma(float)

; CHECK-LABEL: %call_ocl_lgamma = OpFunction {{.*}}
; CHECK-NEXT: %a0_61 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_61 = OpExtInst %float [[M0]] lgamma %a0_61
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_lgamma(float %a0) {
  %r = call spir_func float @__spirv_ocl_lgamma(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_lgamma_r(float, ptr addrspace(1))

; CHECK-LABEL: %call_ocl_lgamma_r = OpFunction {{.*}}
; CHECK-NEXT: %a0_62 = OpFunctionParameter %float
; CHECK-NEXT: %a1_20 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a1_20
; CHECK-NEXT: %r_62 = OpExtInst %float [[M0]] lgamma_r %a0_62 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_lgamma_r(float %a0, ptr addrspace(1) %a1) {
  %r = call spir_func float @__spirv_ocl_lgamma_r(float %a0, ptr addrspace(1) %a1)
  ret void
}

declare spir_func float @__spirv_ocl_log(float)

; CHECK-LABEL: %call_ocl_log = OpFunction {{.*}}
; CHECK-NEXT: %a0_63 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_63 = OpExtInst %float [[M0]] log %a0_63
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_log(float %a0) {
  %r = call spir_func float @__spirv_ocl_log(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_log10(float)

; CHECK-LABEL: %call_ocl_log10 = OpFunction {{.*}}
; CHECK-NEXT: %a0_64 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_64 = OpExtInst %float [[M0]] log10 %a0_64
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_log10(float %a0) {
  %r = call spir_func float @__spirv_ocl_log10(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_log1p(float)

; CHECK-LABEL: %call_ocl_log1p = OpFunction {{.*}}
; CHECK-NEXT: %a0_65 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_65 = OpExtInst %float [[M0]] log1p %a0_65
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_log1p(float %a0) {
  %r = call spir_func float @__spirv_ocl_log1p(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_log2(float)

; CHECK-LABEL: %call_ocl_log2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_66 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_66 = OpExtInst %float [[M0]] log2 %a0_66
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_log2(float %a0) {
  %r = call spir_func float @__spirv_ocl_log2(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_logb(float)

; CHECK-LABEL: %call_ocl_logb = OpFunction {{.*}}
; CHECK-NEXT: %a0_67 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_67 = OpExtInst %float [[M0]] logb %a0_67
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_logb(float %a0) {
  %r = call spir_func float @__spirv_ocl_logb(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_mad(float, float, float)

; CHECK-LABEL: %call_ocl_mad = OpFunction {{.*}}
; CHECK-NEXT: %a0_68 = OpFunctionParameter %float
; CHECK-NEXT: %a1_21 = OpFunctionParameter %float
; CHECK-NEXT: %a2_2 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_68 = OpExtInst %float [[M0]] mad %a0_68 %a1_21 %a2_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_mad(float %a0, float %a1, float %a2) {
  %r = call spir_func float @__spirv_ocl_mad(float %a0, float %a1, float %a2)
  ret void
}

declare spir_func float @__spirv_ocl_maxmag(float, float)

; CHECK-LABEL: %call_ocl_maxmag = OpFunction {{.*}}
; CHECK-NEXT: %a0_69 = OpFunctionParameter %float
; CHECK-NEXT: %a1_22 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_69 = OpExtInst %float [[M0]] maxmag %a0_69 %a1_22
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_maxmag(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_maxmag(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_minmag(float, float)

; CHECK-LABEL: %call_ocl_minmag = OpFunction {{.*}}
; CHECK-NEXT: %a0_70 = OpFunctionParameter %float
; CHECK-NEXT: %a1_23 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_70 = OpExtInst %float [[M0]] minmag %a0_70 %a1_23
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_minmag(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_minmag(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_mix(float, float, float)

; CHECK-LABEL: %call_ocl_mix = OpFunction {{.*}}
; CHECK-NEXT: %a0_71 = OpFunctionParameter %float
; CHECK-NEXT: %a1_24 = OpFunctionParameter %float
; CHECK-NEXT: %a2_3 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_71 = OpExtInst %float [[M0]] mix %a0_71 %a1_24 %a2_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_mix(float %a0, float %a1, float %a2) {
  %r = call spir_func float @__spirv_ocl_mix(float %a0, float %a1, float %a2)
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_modf(<4 x float>, ptr)

; CHECK-LABEL: %call_ocl_modf = OpFunction {{.*}}
; CHECK-NEXT: %a0_72 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_25 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_v4float %a1_25
; CHECK-NEXT: %r_72 = OpExtInst %v4float [[M0]] modf %a0_72 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_modf(<4 x float> %a0, ptr %a1) {
  %r = call spir_func <4 x float> @__spirv_ocl_modf(<4 x float> %a0, ptr %a1)
  ret void
}

declare spir_func float @__spirv_ocl_nan(i32)

; CHECK-LABEL: %call_ocl_nan = OpFunction {{.*}}
; CHECK-NEXT: %a0_73 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_73 = OpExtInst %float [[M0]] nan %a0_73
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_nan(i32 %a0) {
  %r = call spir_func float @__spirv_ocl_nan(i32 %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_cos(float)

; CHECK-LABEL: %call_ocl_native_cos = OpFunction {{.*}}
; CHECK-NEXT: %a0_74 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_74 = OpExtInst %float [[M0]] native_cos %a0_74
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_cos(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_cos(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_divide(float, float)

; CHECK-LABEL: %call_ocl_native_divide = OpFunction {{.*}}
; CHECK-NEXT: %a0_75 = OpFunctionParameter %float
; CHECK-NEXT: %a1_26 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_75 = OpExtInst %float [[M0]] native_divide %a0_75 %a1_26
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_divide(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_native_divide(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_native_exp(float)

; CHECK-LABEL: %call_ocl_native_exp = OpFunction {{.*}}
; CHECK-NEXT: %a0_76 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_76 = OpExtInst %float [[M0]] native_exp %a0_76
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_exp(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_exp(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_exp10(float)

; CHECK-LABEL: %call_ocl_native_exp10 = OpFunction {{.*}}
; CHECK-NEXT: %a0_77 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_77 = OpExtInst %float [[M0]] native_exp10 %a0_77
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_exp10(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_exp10(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_exp2(float)

; CHECK-LABEL: %call_ocl_native_exp2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_78 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_78 = OpExtInst %float [[M0]] native_exp2 %a0_78
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_exp2(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_exp2(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_log(float)

; CHECK-LABEL: %call_ocl_native_log = OpFunction {{.*}}
; CHECK-NEXT: %a0_79 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_79 = OpExtInst %float [[M0]] native_log %a0_79
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_log(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_log(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_log10(float)

; CHECK-LABEL: %call_ocl_native_log10 = OpFunction {{.*}}
; CHECK-NEXT: %a0_80 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_80 = OpExtInst %float [[M0]] native_log10 %a0_80
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_log10(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_log10(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_log2(float)

; CHECK-LABEL: %call_ocl_native_log2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_81 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_81 = OpExtInst %float [[M0]] native_log2 %a0_81
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_log2(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_log2(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_powr(float, float)

; CHECK-LABEL: %call_ocl_native_powr = OpFunction {{.*}}
; CHECK-NEXT: %a0_82 = OpFunctionParameter %float
; CHECK-NEXT: %a1_27 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_82 = OpExtInst %float [[M0]] native_powr %a0_82 %a1_27
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_powr(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_native_powr(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_native_recip(float)

; CHECK-LABEL: %call_ocl_native_recip = OpFunction {{.*}}
; CHECK-NEXT: %a0_83 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_83 = OpExtInst %float [[M0]] native_recip %a0_83
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_recip(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_recip(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_rsqrt(float)

; CHECK-LABEL: %call_ocl_native_rsqrt = OpFunction {{.*}}
; CHECK-NEXT: %a0_84 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_84 = OpExtInst %float [[M0]] native_rsqrt %a0_84
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_rsqrt(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_rsqrt(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_sin(float)

; CHECK-LABEL: %call_ocl_native_sin = OpFunction {{.*}}
; CHECK-NEXT: %a0_85 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_85 = OpExtInst %float [[M0]] native_sin %a0_85
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_sin(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_sin(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_sqrt(float)

; CHECK-LABEL: %call_ocl_native_sqrt = OpFunction {{.*}}
; CHECK-NEXT: %a0_86 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_86 = OpExtInst %float [[M0]] native_sqrt %a0_86
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_sqrt(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_sqrt(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_native_tan(float)

; CHECK-LABEL: %call_ocl_native_tan = OpFunction {{.*}}
; CHECK-NEXT: %a0_87 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_87 = OpExtInst %float [[M0]] native_tan %a0_87
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_native_tan(float %a0) {
  %r = call spir_func float @__spirv_ocl_native_tan(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_nextafter(float, float)

; CHECK-LABEL: %call_ocl_nextafter = OpFunction {{.*}}
; CHECK-NEXT: %a0_88 = OpFunctionParameter %float
; CHECK-NEXT: %a1_28 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_88 = OpExtInst %float [[M0]] nextafter %a0_88 %a1_28
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_nextafter(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_nextafter(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_normalize(float)

; CHECK-LABEL: %call_ocl_normalize = OpFunction {{.*}}
; CHECK-NEXT: %a0_89 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_89 = OpExtInst %float [[M0]] normalize %a0_89
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_normalize(float %a0) {
  %r = call spir_func float @__spirv_ocl_normalize(float %a0)
  ret void
}

declare spir_func i32 @__spirv_ocl_popcount(i32)

; CHECK-LABEL: %call_ocl_popcount = OpFunction {{.*}}
; CHECK-NEXT: %a0_90 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_90 = OpExtInst %uint [[M0]] popcount %a0_90
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_popcount(i32 %a0) {
  %r = call spir_func i32 @__spirv_ocl_popcount(i32 %a0)
  ret void
}

declare spir_func float @__spirv_ocl_pow(float, float)

; CHECK-LABEL: %call_ocl_pow = OpFunction {{.*}}
; CHECK-NEXT: %a0_91 = OpFunctionParameter %float
; CHECK-NEXT: %a1_29 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_91 = OpExtInst %float [[M0]] pow %a0_91 %a1_29
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_pow(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_pow(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_pown(float, i32)

; CHECK-LABEL: %call_ocl_pown = OpFunction {{.*}}
; CHECK-NEXT: %a0_92 = OpFunctionParameter %float
; CHECK-NEXT: %a1_30 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_92 = OpExtInst %float [[M0]] pown %a0_92 %a1_30
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_pown(float %a0, i32 %a1) {
  %r = call spir_func float @__spirv_ocl_pown(float %a0, i32 %a1)
  ret void
}

declare spir_func float @__spirv_ocl_powr(float, float)

; CHECK-LABEL: %call_ocl_powr = OpFunction {{.*}}
; CHECK-NEXT: %a0_93 = OpFunctionParameter %float
; CHECK-NEXT: %a1_31 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_93 = OpExtInst %float [[M0]] powr %a0_93 %a1_31
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_powr(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_powr(float %a0, float %a1)
  ret void
}

declare spir_func void @__spirv_ocl_prefetch(ptr addrspace(1), i64)

; CHECK-LABEL: %call_ocl_prefetch = OpFunction {{.*}}
; CHECK-NEXT: %a0_94 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a1_32 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] prefetch %a0_94 %a1_32
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_prefetch(ptr addrspace(1) %a0, i64 %a1) {
  call spir_func void @__spirv_ocl_prefetch(ptr addrspace(1) %a0, i64 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_printf(ptr addrspace(2), i32, float)

; CHECK-LABEL: %call_ocl_printf = OpFunction {{.*}}
; CHECK-NEXT: %a0_95 = OpFunctionParameter %_ptr_UniformConstant_uchar
; CHECK-NEXT: %a1_33 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_4 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_94 = OpExtInst %uint [[M0]] printf %a0_95 %a1_33 %a2_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_printf(ptr addrspace(2) %a0, i32 %a1, float %a2) {
  %r = call spir_func i32 @__spirv_ocl_printf(ptr addrspace(2) %a0, i32 %a1, float %a2)
  ret void
}

declare spir_func float @__spirv_ocl_radians(float)

; CHECK-LABEL: %call_ocl_radians = OpFunction {{.*}}
; CHECK-NEXT: %a0_96 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_95 = OpExtInst %float [[M0]] radians %a0_96
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_radians(float %a0) {
  %r = call spir_func float @__spirv_ocl_radians(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_remainder(float, float)

; CHECK-LABEL: %call_ocl_remainder = OpFunction {{.*}}
; CHECK-NEXT: %a0_97 = OpFunctionParameter %float
; CHECK-NEXT: %a1_34 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_96 = OpExtInst %float [[M0]] remainder %a0_97 %a1_34
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_remainder(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_remainder(float %a0, float %a1)
  ret void
}

declare spir_func <2 x float> @__spirv_ocl_remquo(<2 x float>, <2 x float>, ptr addrspace(4))

; CHECK-LABEL: %call_ocl_remquo = OpFunction {{.*}}
; CHECK-NEXT: %a0_98 = OpFunctionParameter %v2float
; CHECK-NEXT: %a1_35 = OpFunctionParameter %v2float
; CHECK-NEXT: %a2_5 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Generic_v2uint %a2_5
; CHECK-NEXT: %r_97 = OpExtInst %v2float [[M0]] remquo %a0_98 %a1_35 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_remquo(<2 x float> %a0, <2 x float> %a1, ptr addrspace(4) %a2) {
  %r = call spir_func <2 x float> @__spirv_ocl_remquo(<2 x float> %a0, <2 x float> %a1, ptr addrspace(4) %a2)
  ret void
}

declare spir_func float @__spirv_ocl_rint(float)

; CHECK-LABEL: %call_ocl_rint = OpFunction {{.*}}
; CHECK-NEXT: %a0_99 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_98 = OpExtInst %float [[M0]] rint %a0_99
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_rint(float %a0) {
  %r = call spir_func float @__spirv_ocl_rint(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_rootn(float, i32)

; CHECK-LABEL: %call_ocl_rootn = OpFunction {{.*}}
; CHECK-NEXT: %a0_100 = OpFunctionParameter %float
; CHECK-NEXT: %a1_36 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_99 = OpExtInst %float [[M0]] rootn %a0_100 %a1_36
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_rootn(float %a0, i32 %a1) {
  %r = call spir_func float @__spirv_ocl_rootn(float %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_rotate(i32, i32)

; CHECK-LABEL: %call_ocl_rotate = OpFunction {{.*}}
; CHECK-NEXT: %a0_101 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_37 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_100 = OpExtInst %uint [[M0]] rotate %a0_101 %a1_37
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_rotate(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_rotate(i32 %a0, i32 %a1)
  ret void
}

declare spir_func float @__spirv_ocl_round(float)

; CHECK-LABEL: %call_ocl_round = OpFunction {{.*}}
; CHECK-NEXT: %a0_102 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_101 = OpExtInst %float [[M0]] round %a0_102
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_round(float %a0) {
  %r = call spir_func float @__spirv_ocl_round(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_rsqrt(float)

; CHECK-LABEL: %call_ocl_rsqrt = OpFunction {{.*}}
; CHECK-NEXT: %a0_103 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_102 = OpExtInst %float [[M0]] rsqrt %a0_103
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_rsqrt(float %a0) {
  %r = call spir_func float @__spirv_ocl_rsqrt(float %a0)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_abs(i32)

; CHECK-LABEL: %call_ocl_s_abs = OpFunction {{.*}}
; CHECK-NEXT: %a0_104 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_103 = OpExtInst %uint [[M0]] s_abs %a0_104
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_abs(i32 %a0) {
  %r = call spir_func i32 @__spirv_ocl_s_abs(i32 %a0)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_abs_diff(i32, i32)

; CHECK-LABEL: %call_ocl_s_abs_diff = OpFunction {{.*}}
; CHECK-NEXT: %a0_105 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_38 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_104 = OpExtInst %uint [[M0]] s_abs_diff %a0_105 %a1_38
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_abs_diff(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_abs_diff(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_add_sat(i32, i32)

; CHECK-LABEL: %call_ocl_s_add_sat = OpFunction {{.*}}
; CHECK-NEXT: %a0_106 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_39 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_105 = OpExtInst %uint [[M0]] s_add_sat %a0_106 %a1_39
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_add_sat(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_add_sat(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_clamp(i32, i32, i32)

; CHECK-LABEL: %call_ocl_s_clamp = OpFunction {{.*}}
; CHECK-NEXT: %a0_107 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_40 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_6 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_106 = OpExtInst %uint [[M0]] s_clamp %a0_107 %a1_40 %a2_6
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_clamp(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_s_clamp(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_hadd(i32, i32)

; CHECK-LABEL: %call_ocl_s_hadd = OpFunction {{.*}}
; CHECK-NEXT: %a0_108 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_41 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_107 = OpExtInst %uint [[M0]] s_hadd %a0_108 %a1_41
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_hadd(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_hadd(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_mad24(i32, i32, i32)

; CHECK-LABEL: %call_ocl_s_mad24 = OpFunction {{.*}}
; CHECK-NEXT: %a0_109 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_42 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_7 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_108 = OpExtInst %uint [[M0]] s_mad24 %a0_109 %a1_42 %a2_7
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_mad24(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_s_mad24(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_mad_hi(i32, i32, i32)

; CHECK-LABEL: %call_ocl_s_mad_hi = OpFunction {{.*}}
; CHECK-NEXT: %a0_110 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_43 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_8 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_109 = OpExtInst %uint [[M0]] s_mad_hi %a0_110 %a1_43 %a2_8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_mad_hi(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_s_mad_hi(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_mad_sat(i32, i32, i32)

; CHECK-LABEL: %call_ocl_s_mad_sat = OpFunction {{.*}}
; CHECK-NEXT: %a0_111 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_44 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_9 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_110 = OpExtInst %uint [[M0]] s_mad_sat %a0_111 %a1_44 %a2_9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_mad_sat(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_s_mad_sat(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_max(i32, i32)

; CHECK-LABEL: %call_ocl_s_max = OpFunction {{.*}}
; CHECK-NEXT: %a0_112 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_45 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_111 = OpExtInst %uint [[M0]] s_max %a0_112 %a1_45
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_max(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_max(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_min(i32, i32)

; CHECK-LABEL: %call_ocl_s_min = OpFunction {{.*}}
; CHECK-NEXT: %a0_113 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_46 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_112 = OpExtInst %uint [[M0]] s_min %a0_113 %a1_46
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_min(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_min(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_mul24(i32, i32)

; CHECK-LABEL: %call_ocl_s_mul24 = OpFunction {{.*}}
; CHECK-NEXT: %a0_114 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_47 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_113 = OpExtInst %uint [[M0]] s_mul24 %a0_114 %a1_47
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_mul24(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_mul24(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_mul_hi(i32, i32)

; CHECK-LABEL: %call_ocl_s_mul_hi = OpFunction {{.*}}
; CHECK-NEXT: %a0_115 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_48 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_114 = OpExtInst %uint [[M0]] s_mul_hi %a0_115 %a1_48
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_mul_hi(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_mul_hi(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_rhadd(i32, i32)

; CHECK-LABEL: %call_ocl_s_rhadd = OpFunction {{.*}}
; CHECK-NEXT: %a0_116 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_49 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_115 = OpExtInst %uint [[M0]] s_rhadd %a0_116 %a1_49
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_rhadd(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_rhadd(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_sub_sat(i32, i32)

; CHECK-LABEL: %call_ocl_s_sub_sat = OpFunction {{.*}}
; CHECK-NEXT: %a0_117 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_50 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_116 = OpExtInst %uint [[M0]] s_sub_sat %a0_117 %a1_50
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_sub_sat(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_sub_sat(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_s_upsample(i16, i16)

; CHECK-LABEL: %call_ocl_s_upsample = OpFunction {{.*}}
; CHECK-NEXT: %a0_118 = OpFunctionParameter %ushort
; CHECK-NEXT: %a1_51 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_117 = OpExtInst %uint [[M0]] s_upsample %a0_118 %a1_51
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_s_upsample(i16 %a0, i16 %a1) {
  %r = call spir_func i32 @__spirv_ocl_s_upsample(i16 %a0, i16 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_select(i32, i32, i32)

; CHECK-LABEL: %call_ocl_select = OpFunction {{.*}}
; CHECK-NEXT: %a0_119 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_52 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_10 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_118 = OpExtInst %uint [[M0]] select %a0_119 %a1_52 %a2_10
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_select(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_select(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func <2 x float> @__spirv_ocl_shuffle(<4 x float>, <2 x i32>)

; CHECK-LABEL: %call_ocl_shuffle = OpFunction {{.*}}
; CHECK-NEXT: %a0_120 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_53 = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_119 = OpExtInst %v2float [[M0]] shuffle %a0_120 %a1_53
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_shuffle(<4 x float> %a0, <2 x i32> %a1) {
  %r = call spir_func <2 x float> @__spirv_ocl_shuffle(<4 x float> %a0, <2 x i32> %a1)
  ret void
}

declare spir_func <2 x float> @__spirv_ocl_shuffle2(<4 x float>, <4 x float>, <2 x i32>)

; CHECK-LABEL: %call_ocl_shuffle2 = OpFunction {{.*}}
; CHECK-NEXT: %a0_121 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_54 = OpFunctionParameter %v4float
; CHECK-NEXT: %a2_11 = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_120 = OpExtInst %v2float [[M0]] shuffle2 %a0_121 %a1_54 %a2_11
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_shuffle2(<4 x float> %a0, <4 x float> %a1, <2 x i32> %a2) {
  %r = call spir_func <2 x float> @__spirv_ocl_shuffle2(<4 x float> %a0, <4 x float> %a1, <2 x i32> %a2)
  ret void
}

declare spir_func float @__spirv_ocl_sign(float)

; CHECK-LABEL: %call_ocl_sign = OpFunction {{.*}}
; CHECK-NEXT: %a0_122 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_121 = OpExtInst %float [[M0]] sign %a0_122
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_sign(float %a0) {
  %r = call spir_func float @__spirv_ocl_sign(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_sin(float)

; CHECK-LABEL: %call_ocl_sin = OpFunction {{.*}}
; CHECK-NEXT: %a0_123 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_122 = OpExtInst %float [[M0]] sin %a0_123
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_sin(float %a0) {
  %r = call spir_func float @__spirv_ocl_sin(float %a0)
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_sincos(<4 x float>, ptr)

; CHECK-LABEL: %call_ocl_sincos = OpFunction {{.*}}
; CHECK-NEXT: %a0_124 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_55 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_v4float %a1_55
; CHECK-NEXT: %r_123 = OpExtInst %v4float [[M0]] sincos %a0_124 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_sincos(<4 x float> %a0, ptr %a1) {
  %r = call spir_func <4 x float> @__spirv_ocl_sincos(<4 x float> %a0, ptr %a1)
  ret void
}

declare spir_func float @__spirv_ocl_sinh(float)

; CHECK-LABEL: %call_ocl_sinh = OpFunction {{.*}}
; CHECK-NEXT: %a0_125 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_124 = OpExtInst %float [[M0]] sinh %a0_125
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_sinh(float %a0) {
  %r = call spir_func float @__spirv_ocl_sinh(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_sinpi(float)

; CHECK-LABEL: %call_ocl_sinpi = OpFunction {{.*}}
; CHECK-NEXT: %a0_126 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_125 = OpExtInst %float [[M0]] sinpi %a0_126
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_sinpi(float %a0) {
  %r = call spir_func float @__spirv_ocl_sinpi(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_smoothstep(float, float, float)

; CHECK-LABEL: %call_ocl_smoothstep = OpFunction {{.*}}
; CHECK-NEXT: %a0_127 = OpFunctionParameter %float
; CHECK-NEXT: %a1_56 = OpFunctionParameter %float
; CHECK-NEXT: %a2_12 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_126 = OpExtInst %float [[M0]] smoothstep %a0_127 %a1_56 %a2_12
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_smoothstep(float %a0, float %a1, float %a2) {
  %r = call spir_func float @__spirv_ocl_smoothstep(float %a0, float %a1, float %a2)
  ret void
}

declare spir_func float @__spirv_ocl_sqrt(float)

; CHECK-LABEL: %call_ocl_sqrt = OpFunction {{.*}}
; CHECK-NEXT: %a0_128 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_127 = OpExtInst %float [[M0]] sqrt %a0_128
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_sqrt(float %a0) {
  %r = call spir_func float @__spirv_ocl_sqrt(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_step(float, float)

; CHECK-LABEL: %call_ocl_step = OpFunction {{.*}}
; CHECK-NEXT: %a0_129 = OpFunctionParameter %float
; CHECK-NEXT: %a1_57 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_128 = OpExtInst %float [[M0]] step %a0_129 %a1_57
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_step(float %a0, float %a1) {
  %r = call spir_func float @__spirv_ocl_step(float %a0, float %a1)
  ret void
}

declare spir_func float @__spirv_ocl_tan(float)

; CHECK-LABEL: %call_ocl_tan = OpFunction {{.*}}
; CHECK-NEXT: %a0_130 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_129 = OpExtInst %float [[M0]] tan %a0_130
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_tan(float %a0) {
  %r = call spir_func float @__spirv_ocl_tan(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_tanh(float)

; CHECK-LABEL: %call_ocl_tanh = OpFunction {{.*}}
; CHECK-NEXT: %a0_131 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_130 = OpExtInst %float [[M0]] tanh %a0_131
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_tanh(float %a0) {
  %r = call spir_func float @__spirv_ocl_tanh(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_tanpi(float)

; CHECK-LABEL: %call_ocl_tanpi = OpFunction {{.*}}
; CHECK-NEXT: %a0_132 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_131 = OpExtInst %float [[M0]] tanpi %a0_132
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_tanpi(float %a0) {
  %r = call spir_func float @__spirv_ocl_tanpi(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_tgamma(float)

; CHECK-LABEL: %call_ocl_tgamma = OpFunction {{.*}}
; CHECK-NEXT: %a0_133 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_132 = OpExtInst %float [[M0]] tgamma %a0_133
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_tgamma(float %a0) {
  %r = call spir_func float @__spirv_ocl_tgamma(float %a0)
  ret void
}

declare spir_func float @__spirv_ocl_trunc(float)

; CHECK-LABEL: %call_ocl_trunc = OpFunction {{.*}}
; CHECK-NEXT: %a0_134 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_133 = OpExtInst %float [[M0]] trunc %a0_134
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_trunc(float %a0) {
  %r = call spir_func float @__spirv_ocl_trunc(float %a0)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_abs(i32)

; CHECK-LABEL: %call_ocl_u_abs = OpFunction {{.*}}
; CHECK-NEXT: %a0_135 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_134 = OpExtInst %uint [[M0]] u_abs %a0_135
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_abs(i32 %a0) {
  %r = call spir_func i32 @__spirv_ocl_u_abs(i32 %a0)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_abs_diff(i32, i32)

; CHECK-LABEL: %call_ocl_u_abs_diff = OpFunction {{.*}}
; CHECK-NEXT: %a0_136 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_58 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_135 = OpExtInst %uint [[M0]] u_abs_diff %a0_136 %a1_58
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_abs_diff(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_abs_diff(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_add_sat(i32, i32)

; CHECK-LABEL: %call_ocl_u_add_sat = OpFunction {{.*}}
; CHECK-NEXT: %a0_137 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_59 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_136 = OpExtInst %uint [[M0]] u_add_sat %a0_137 %a1_59
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_add_sat(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_add_sat(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_clamp(i32, i32, i32)

; CHECK-LABEL: %call_ocl_u_clamp = OpFunction {{.*}}
; CHECK-NEXT: %a0_138 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_60 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_13 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_137 = OpExtInst %uint [[M0]] u_clamp %a0_138 %a1_60 %a2_13
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_clamp(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_u_clamp(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_hadd(i32, i32)

; CHECK-LABEL: %call_ocl_u_hadd = OpFunction {{.*}}
; CHECK-NEXT: %a0_139 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_61 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_138 = OpExtInst %uint [[M0]] u_hadd %a0_139 %a1_61
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_hadd(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_hadd(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_mad24(i32, i32, i32)

; CHECK-LABEL: %call_ocl_u_mad24 = OpFunction {{.*}}
; CHECK-NEXT: %a0_140 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_62 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_14 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_139 = OpExtInst %uint [[M0]] u_mad24 %a0_140 %a1_62 %a2_14
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_mad24(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_u_mad24(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_mad_hi(i32, i32, i32)

; CHECK-LABEL: %call_ocl_u_mad_hi = OpFunction {{.*}}
; CHECK-NEXT: %a0_141 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_63 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_15 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_140 = OpExtInst %uint [[M0]] u_mad_hi %a0_141 %a1_63 %a2_15
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_mad_hi(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_u_mad_hi(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_mad_sat(i32, i32, i32)

; CHECK-LABEL: %call_ocl_u_mad_sat = OpFunction {{.*}}
; CHECK-NEXT: %a0_142 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_64 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_16 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_141 = OpExtInst %uint [[M0]] u_mad_sat %a0_142 %a1_64 %a2_16
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_mad_sat(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_ocl_u_mad_sat(i32 %a0, i32 %a1, i32 %a2)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_max(i32, i32)

; CHECK-LABEL: %call_ocl_u_max = OpFunction {{.*}}
; CHECK-NEXT: %a0_143 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_65 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_142 = OpExtInst %uint [[M0]] u_max %a0_143 %a1_65
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_max(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_max(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_min(i32, i32)

; CHECK-LABEL: %call_ocl_u_min = OpFunction {{.*}}
; CHECK-NEXT: %a0_144 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_66 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_143 = OpExtInst %uint [[M0]] u_min %a0_144 %a1_66
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_min(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_min(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_mul24(i32, i32)

; CHECK-LABEL: %call_ocl_u_mul24 = OpFunction {{.*}}
; CHECK-NEXT: %a0_145 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_67 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_144 = OpExtInst %uint [[M0]] u_mul24 %a0_145 %a1_67
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_mul24(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_mul24(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_mul_hi(i32, i32)

; CHECK-LABEL: %call_ocl_u_mul_hi = OpFunction {{.*}}
; CHECK-NEXT: %a0_146 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_68 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_145 = OpExtInst %uint [[M0]] u_mul_hi %a0_146 %a1_68
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_mul_hi(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_mul_hi(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_rhadd(i32, i32)

; CHECK-LABEL: %call_ocl_u_rhadd = OpFunction {{.*}}
; CHECK-NEXT: %a0_147 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_69 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_146 = OpExtInst %uint [[M0]] u_rhadd %a0_147 %a1_69
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_rhadd(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_rhadd(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_sub_sat(i32, i32)

; CHECK-LABEL: %call_ocl_u_sub_sat = OpFunction {{.*}}
; CHECK-NEXT: %a0_148 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_70 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_147 = OpExtInst %uint [[M0]] u_sub_sat %a0_148 %a1_70
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_sub_sat(i32 %a0, i32 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_sub_sat(i32 %a0, i32 %a1)
  ret void
}

declare spir_func i32 @__spirv_ocl_u_upsample(i16, i16)

; CHECK-LABEL: %call_ocl_u_upsample = OpFunction {{.*}}
; CHECK-NEXT: %a0_149 = OpFunctionParameter %ushort
; CHECK-NEXT: %a1_71 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_148 = OpExtInst %uint [[M0]] u_upsample %a0_149 %a1_71
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_u_upsample(i16 %a0, i16 %a1) {
  %r = call spir_func i32 @__spirv_ocl_u_upsample(i16 %a0, i16 %a1)
  ret void
}

declare spir_func float @__spirv_ocl_vload_half(i64, ptr addrspace(1))

; CHECK-LABEL: %call_ocl_vload_half = OpFunction {{.*}}
; CHECK-NEXT: %a0_150 = OpFunctionParameter %ulong
; CHECK-NEXT: %a1_72 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a1_72
; CHECK-NEXT: %r_149 = OpExtInst %float [[M0]] vload_half %a0_150 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vload_half(i64 %a0, ptr addrspace(1) %a1) {
  %r = call spir_func float @__spirv_ocl_vload_half(i64 %a0, ptr addrspace(1) %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_vload_halfn(i64, ptr addrspace(1), i32)

; CHECK-LABEL: %call_ocl_vload_halfn = OpFunction {{.*}}
; CHECK-NEXT: %a0_151 = OpFunctionParameter %ulong
; CHECK-NEXT: %a1_73 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a1_73
; CHECK-NEXT: %r_150 = OpExtInst %v4float [[M0]] vload_halfn %a0_151 [[V0]] 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vload_halfn(i64 %a0, ptr addrspace(1) %a1) {
  %r = call spir_func <4 x float> @__spirv_ocl_vload_halfn(i64 %a0, ptr addrspace(1) %a1, i32 4)
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_vloada_halfn(i64, ptr addrspace(1), i32)

; CHECK-LABEL: %call_ocl_vloada_halfn = OpFunction {{.*}}
; CHECK-NEXT: %a0_152 = OpFunctionParameter %ulong
; CHECK-NEXT: %a1_74 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a1_74
; CHECK-NEXT: %r_151 = OpExtInst %v4float [[M0]] vloada_halfn %a0_152 [[V0]] 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vloada_halfn(i64 %a0, ptr addrspace(1) %a1) {
  %r = call spir_func <4 x float> @__spirv_ocl_vloada_halfn(i64 %a0, ptr addrspace(1) %a1, i32 4)
  ret void
}

declare spir_func <4 x float> @__spirv_ocl_vloadn(i64, ptr addrspace(1), i32)

; CHECK-LABEL: %call_ocl_vloadn = OpFunction {{.*}}
; CHECK-NEXT: %a0_153 = OpFunctionParameter %ulong
; CHECK-NEXT: %a1_75 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_float %a1_75
; CHECK-NEXT: %r_152 = OpExtInst %v4float [[M0]] vloadn %a0_153 [[V0]] 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vloadn(i64 %a0, ptr addrspace(1) %a1) {
  %r = call spir_func <4 x float> @__spirv_ocl_vloadn(i64 %a0, ptr addrspace(1) %a1, i32 4)
  ret void
}

declare spir_func void @__spirv_ocl_vstore_half(float, i64, ptr addrspace(1))

; CHECK-LABEL: %call_ocl_vstore_half = OpFunction {{.*}}
; CHECK-NEXT: %a0_154 = OpFunctionParameter %float
; CHECK-NEXT: %a1_76 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2_17 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a2_17
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_half %a0_154 %a1_76 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vstore_half(float %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_ocl_vstore_half(float %a0, i64 %a1, ptr addrspace(1) %a2)
  ret void
}

declare spir_func void @__spirv_ocl_vstore_half_r(float, i64, ptr addrspace(1), i32)

; CHECK-LABEL: %call_ocl_vstore_half_r = OpFunction {{.*}}
; CHECK-NEXT: %a0_155 = OpFunctionParameter %float
; CHECK-NEXT: %a1_77 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2_18 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a2_18
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_half_r %a0_155 %a1_77 [[V0]] RTZ
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vstore_half_r(float %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_ocl_vstore_half_r(float %a0, i64 %a1, ptr addrspace(1) %a2, i32 1)
  ret void
}

declare spir_func void @__spirv_ocl_vstore_halfn(<4 x float>, i64, ptr addrspace(1))

; CHECK-LABEL: %call_ocl_vstore_halfn = OpFunction {{.*}}
; CHECK-NEXT: %a0_156 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_78 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2_19 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a2_19
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_halfn %a0_156 %a1_78 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vstore_halfn(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_ocl_vstore_halfn(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2)
  ret void
}

declare spir_func void @__spirv_ocl_vstore_halfn_r(<4 x float>, i64, ptr addrspace(1), i32)

; CHECK-LABEL: %call_ocl_vstore_halfn_r = OpFunction {{.*}}
; CHECK-NEXT: %a0_157 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_79 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2_20 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a2_20
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstore_halfn_r %a0_157 %a1_79 [[V0]] RTP
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vstore_halfn_r(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_ocl_vstore_halfn_r(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2, i32 2)
  ret void
}

declare spir_func void @__spirv_ocl_vstorea_halfn(<4 x float>, i64, ptr addrspace(1))

; CHECK-LABEL: %call_ocl_vstorea_halfn = OpFunction {{.*}}
; CHECK-NEXT: %a0_158 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_80 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2_21 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a2_21
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstorea_halfn %a0_158 %a1_80 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vstorea_halfn(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_ocl_vstorea_halfn(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2)
  ret void
}

declare spir_func void @__spirv_ocl_vstorea_halfn_r(<4 x float>, i64, ptr addrspace(1), i32)

; CHECK-LABEL: %call_ocl_vstorea_halfn_r = OpFunction {{.*}}
; CHECK-NEXT: %a0_159 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_81 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2_22 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %a2_22
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstorea_halfn_r %a0_159 %a1_81 [[V0]] RTP
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vstorea_halfn_r(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_ocl_vstorea_halfn_r(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2, i32 2)
  ret void
}

declare spir_func void @__spirv_ocl_vstoren(<4 x float>, i64, ptr addrspace(1))

; CHECK-LABEL: %call_ocl_vstoren = OpFunction {{.*}}
; CHECK-NEXT: %a0_160 = OpFunctionParameter %v4float
; CHECK-NEXT: %a1_82 = OpFunctionParameter %ulong
; CHECK-NEXT: %a2_23 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_float %a2_23
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] vstoren %a0_160 %a1_82 [[V0]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ocl_vstoren(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2) {
  call spir_func void @__spirv_ocl_vstoren(<4 x float> %a0, i64 %a1, ptr addrspace(1) %a2)
  ret void
}
