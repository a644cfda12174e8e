; Each function of OpenCL C on floating-point numbers that is one instruction of OpenCL.std.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%[0-9]+]] = OpUndef %v4float
; CHECK: [[M2:%[0-9]+]] = OpUndef %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f_acos = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] acos [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_acos(float noundef %0) {
  %2 = call spir_func float @_Z4acosf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z4acosf(float noundef)

; CHECK-LABEL: %f_acosh = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] acosh [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_acosh(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z5acoshDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z5acoshDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_acospi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] acospi [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_acospi(float noundef %0) {
  %2 = call spir_func float @_Z6acospif(float noundef %0)
  ret float %2
}

declare spir_func float @_Z6acospif(float noundef)

; CHECK-LABEL: %f_asin = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] asin [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_asin(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4asinDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4asinDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_asinh = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] asinh [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_asinh(float noundef %0) {
  %2 = call spir_func float @_Z5asinhf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5asinhf(float noundef)

; CHECK-LABEL: %f_asinpi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] asinpi [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_asinpi(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z6asinpiDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z6asinpiDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_atan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] atan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_atan(float noundef %0) {
  %2 = call spir_func float @_Z4atanf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z4atanf(float noundef)

; CHECK-LABEL: %f_atanh = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] atanh [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_atanh(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z5atanhDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z5atanhDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_atanpi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] atanpi [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_atanpi(float noundef %0) {
  %2 = call spir_func float @_Z6atanpif(float noundef %0)
  ret float %2
}

declare spir_func float @_Z6atanpif(float noundef)

; CHECK-LABEL: %f_cbrt = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] cbrt [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_cbrt(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4cbrtDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4cbrtDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_ceil = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] ceil [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_ceil(float noundef %0) {
  %2 = call spir_func float @_Z4ceilf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z4ceilf(float noundef)

; CHECK-LABEL: %f_cos = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] cos [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_cos(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z3cosDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z3cosDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_cosh = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] cosh [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_cosh(float noundef %0) {
  %2 = call spir_func float @_Z4coshf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z4coshf(float noundef)

; CHECK-LABEL: %f_cospi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] cospi [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_cospi(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z5cospiDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z5cospiDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_degrees = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] degrees [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_degrees(float noundef %0) {
  %2 = call spir_func float @_Z7degreesf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z7degreesf(float noundef)

; CHECK-LABEL: %f_erf = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] erf [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_erf(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z3erfDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z3erfDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_erfc = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] erfc [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_erfc(float noundef %0) {
  %2 = call spir_func float @_Z4erfcf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z4erfcf(float noundef)

; CHECK-LABEL: %f_exp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] exp [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_exp(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z3expDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z3expDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_exp10 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] exp10 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_exp10(float noundef %0) {
  %2 = call spir_func float @_Z5exp10f(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5exp10f(float noundef)

; CHECK-LABEL: %f_exp2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] exp2 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_exp2(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4exp2Dv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4exp2Dv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_expm1 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] expm1 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_expm1(float noundef %0) {
  %2 = call spir_func float @_Z5expm1f(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5expm1f(float noundef)

; CHECK-LABEL: %f_fabs = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] fabs [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_fabs(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4fabsDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_floor = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] floor [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_floor(float noundef %0) {
  %2 = call spir_func float @_Z5floorf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5floorf(float noundef)

; CHECK-LABEL: %f_half_cos = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] half_cos [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_half_cos(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z8half_cosDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z8half_cosDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_half_exp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] half_exp [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_half_exp(float noundef %0) {
  %2 = call spir_func float @_Z8half_expf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z8half_expf(float noundef)

; CHECK-LABEL: %f_half_exp10 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] half_exp10 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_half_exp10(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z10half_exp10Dv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z10half_exp10Dv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_half_exp2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] half_exp2 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_half_exp2(float noundef %0) {
  %2 = call spir_func float @_Z9half_exp2f(float noundef %0)
  ret float %2
}

declare spir_func float @_Z9half_exp2f(float noundef)

; CHECK-LABEL: %f_half_log = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] half_log [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_half_log(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z8half_logDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z8half_logDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_half_log10 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] half_log10 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_half_log10(float noundef %0) {
  %2 = call spir_func float @_Z10half_log10f(float noundef %0)
  ret float %2
}

declare spir_func float @_Z10half_log10f(float noundef)

; CHECK-LABEL: %f_half_log2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] half_log2 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_half_log2(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z9half_log2Dv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z9half_log2Dv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_half_recip = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] half_recip [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_half_recip(float noundef %0) {
  %2 = call spir_func float @_Z10half_recipf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z10half_recipf(float noundef)

; CHECK-LABEL: %f_half_rsqrt = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] half_rsqrt [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_half_rsqrt(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z10half_rsqrtDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z10half_rsqrtDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_half_sin = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] half_sin [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_half_sin(float noundef %0) {
  %2 = call spir_func float @_Z8half_sinf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z8half_sinf(float noundef)

; CHECK-LABEL: %f_half_sqrt = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] half_sqrt [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_half_sqrt(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z9half_sqrtDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z9half_sqrtDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_half_tan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] half_tan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_half_tan(float noundef %0) {
  %2 = call spir_func float @_Z8half_tanf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z8half_tanf(float noundef)

; CHECK-LABEL: %f_lgamma = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] lgamma [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_lgamma(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z6lgammaDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z6lgammaDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_log = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] log [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_log(float noundef %0) {
  %2 = call spir_func float @_Z3logf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z3logf(float noundef)

; CHECK-LABEL: %f_log10 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] log10 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_log10(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z5log10Dv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z5log10Dv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_log1p = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] log1p [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_log1p(float noundef %0) {
  %2 = call spir_func float @_Z5log1pf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5log1pf(float noundef)

; CHECK-LABEL: %f_log2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] log2 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_log2(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4log2Dv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4log2Dv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_logb = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] logb [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_logb(float noundef %0) {
  %2 = call spir_func float @_Z4logbf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z4logbf(float noundef)

; CHECK-LABEL: %f_native_cos = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] native_cos [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_native_cos(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z10native_cosDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z10native_cosDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_native_exp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] native_exp [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_native_exp(float noundef %0) {
  %2 = call spir_func float @_Z10native_expf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z10native_expf(float noundef)

; CHECK-LABEL: %f_native_exp10 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] native_exp10 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_native_exp10(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z12native_exp10Dv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z12native_exp10Dv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_native_exp2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] native_exp2 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_native_exp2(float noundef %0) {
  %2 = call spir_func float @_Z11native_exp2f(float noundef %0)
  ret float %2
}

declare spir_func float @_Z11native_exp2f(float noundef)

; CHECK-LABEL: %f_native_log = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] native_log [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_native_log(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z10native_logDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z10native_logDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_native_log10 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] native_log10 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_native_log10(float noundef %0) {
  %2 = call spir_func float @_Z12native_log10f(float noundef %0)
  ret float %2
}

declare spir_func float @_Z12native_log10f(float noundef)

; CHECK-LABEL: %f_native_log2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] native_log2 [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_native_log2(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z11native_log2Dv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z11native_log2Dv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_native_recip = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] native_recip [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_native_recip(float noundef %0) {
  %2 = call spir_func float @_Z12native_recipf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z12native_recipf(float noundef)

; CHECK-LABEL: %f_native_rsqrt = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] native_rsqrt [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_native_rsqrt(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z12native_rsqrtDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_native_sin = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] native_sin [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_native_sin(float noundef %0) {
  %2 = call spir_func float @_Z10native_sinf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z10native_sinf(float noundef)

; CHECK-LABEL: %f_native_sqrt = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] native_sqrt [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_native_sqrt(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z11native_sqrtDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_native_tan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] native_tan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_native_tan(float noundef %0) {
  %2 = call spir_func float @_Z10native_tanf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z10native_tanf(float noundef)

; CHECK-LABEL: %f_radians = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] radians [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_radians(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z7radiansDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_rint = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] rint [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_rint(float noundef %0) {
  %2 = call spir_func float @_Z4rintf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z4rintf(float noundef)

; CHECK-LABEL: %f_round = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] round [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_round(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z5roundDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z5roundDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_rsqrt = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] rsqrt [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_rsqrt(float noundef %0) {
  %2 = call spir_func float @_Z5rsqrtf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5rsqrtf(float noundef)

; CHECK-LABEL: %f_sign = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] sign [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_sign(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4signDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_sin = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] sin [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_sin(float noundef %0) {
  %2 = call spir_func float @_Z3sinf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z3sinf(float noundef)

; CHECK-LABEL: %f_sinh = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] sinh [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_sinh(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4sinhDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4sinhDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_sinpi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] sinpi [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_sinpi(float noundef %0) {
  %2 = call spir_func float @_Z5sinpif(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5sinpif(float noundef)

; CHECK-LABEL: %f_sqrt = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] sqrt [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_sqrt(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4sqrtDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_tan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] tan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_tan(float noundef %0) {
  %2 = call spir_func float @_Z3tanf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z3tanf(float noundef)

; CHECK-LABEL: %f_tanh = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] tanh [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_tanh(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z4tanhDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z4tanhDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_tanpi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] tanpi [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_tanpi(float noundef %0) {
  %2 = call spir_func float @_Z5tanpif(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5tanpif(float noundef)

; CHECK-LABEL: %f_tgamma = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] tgamma [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_tgamma(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z6tgammaDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z6tgammaDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_trunc = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] trunc [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_trunc(float noundef %0) {
  %2 = call spir_func float @_Z5truncf(float noundef %0)
  ret float %2
}

declare spir_func float @_Z5truncf(float noundef)

; CHECK-LABEL: %f_normalize = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] normalize [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_normalize(<4 x float> noundef %0) {
  %2 = call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_fast_normalize = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v3float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v3float [[M0]] fast_normalize [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x float> @f_fast_normalize(<3 x float> noundef %0) {
  %2 = call spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> noundef %0)
  ret <3 x float> %2
}

declare spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> noundef)

; CHECK-LABEL: %f_length = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] length [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_length(<4 x float> noundef %0) {
  %2 = call spir_func float @_Z6lengthDv4_f(<4 x float> noundef %0)
  ret float %2
}

declare spir_func float @_Z6lengthDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_fast_length = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] fast_length [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_fast_length(<2 x float> noundef %0) {
  %2 = call spir_func float @_Z11fast_lengthDv2_f(<2 x float> noundef %0)
  ret float %2
}

declare spir_func float @_Z11fast_lengthDv2_f(<2 x float> noundef)

; CHECK-LABEL: %f_ilogb = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4uint [[M0]] ilogb [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_ilogb(<4 x float> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z5ilogbDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_nan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] nan [[V0]]
; CHECK-NEXT: OpReturnValue [[V1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_nan(<4 x i32> noundef %0) {
  %2 = call spir_func <4 x float> @_Z3nanDv4_j(<4 x i32> noundef %0)
  ret <4 x float> %2
}

declare spir_func <4 x float> @_Z3nanDv4_j(<4 x i32> noundef)

; CHECK-LABEL: %f_atan2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] atan2 [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_atan2(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z5atan2ff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z5atan2ff(float noundef, float noundef)

; CHECK-LABEL: %f_atan2pi = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] atan2pi [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_atan2pi(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z7atan2piDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z7atan2piDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_copysign = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] copysign [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_copysign(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z8copysignff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z8copysignff(float noundef, float noundef)

; CHECK-LABEL: %f_fdim = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] fdim [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_fdim(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z4fdimDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z4fdimDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_fmax = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] fmax [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_fmax(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z4fmaxff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z4fmaxff(float noundef, float noundef)

; CHECK-LABEL: %f_fmin = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] fmin [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_fmin(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z4fminDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z4fminDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_fmod = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] fmod [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_fmod(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z4fmodff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z4fmodff(float noundef, float noundef)

; CHECK-LABEL: %f_half_divide = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] half_divide [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_half_divide(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z11half_divideDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z11half_divideDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_half_powr = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] half_powr [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_half_powr(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z9half_powrff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z9half_powrff(float noundef, float noundef)

; CHECK-LABEL: %f_hypot = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] hypot [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_hypot(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z5hypotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z5hypotDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_maxmag = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] maxmag [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_maxmag(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z6maxmagff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z6maxmagff(float noundef, float noundef)

; CHECK-LABEL: %f_minmag = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] minmag [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_minmag(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z6minmagDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z6minmagDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_native_divide = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] native_divide [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_native_divide(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z13native_divideff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z13native_divideff(float noundef, float noundef)

; CHECK-LABEL: %f_native_powr = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] native_powr [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_native_powr(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z11native_powrDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z11native_powrDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_nextafter = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] nextafter [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_nextafter(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z9nextafterff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z9nextafterff(float noundef, float noundef)

; CHECK-LABEL: %f_pow = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] pow [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_pow(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z3powDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z3powDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_powr = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] powr [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_powr(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z4powrff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z4powrff(float noundef, float noundef)

; CHECK-LABEL: %f_remainder = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] remainder [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_remainder(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z9remainderDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z9remainderDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_cross = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] cross [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_cross(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_max = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdLessThan %v4bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v4float [[V2]] [[V1]] [[V0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_max(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z3maxDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z3maxDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_min = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdLessThan %bool [[V1]] [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %float [[V2]] [[V1]] [[V0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_min(float noundef %0, float noundef %1) {
  %3 = call spir_func float @_Z3minff(float noundef %0, float noundef %1)
  ret float %3
}

declare spir_func float @_Z3minff(float noundef, float noundef)

; CHECK-LABEL: %f_distance = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] distance [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_distance(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret float %3
}

declare spir_func float @_Z8distanceDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_fast_distance = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] fast_distance [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_fast_distance(<2 x float> noundef %0, <2 x float> noundef %1) {
  %3 = call spir_func float @_Z13fast_distanceDv2_fS_(<2 x float> noundef %0, <2 x float> noundef %1)
  ret float %3
}

declare spir_func float @_Z13fast_distanceDv2_fS_(<2 x float> noundef, <2 x float> noundef)

; CHECK-LABEL: %f_fmax_scalar = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeInsert %v4float [[V1]] [[M1]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v4float [[V2]] [[M1]] 0 0 0 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4float [[M0]] fmax [[V0]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_fmax_scalar(<4 x float> noundef %0, float noundef %1) {
  %3 = call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %0, float noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef, float noundef)

; CHECK-LABEL: %f_step_scalar = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeInsert %v4float [[V0]] [[M1]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v4float [[V2]] [[M1]] 0 0 0 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4float [[M0]] step [[V3]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_step_scalar(float noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z4stepfDv4_f(float noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z4stepfDv4_f(float noundef, <4 x float> noundef)

; CHECK-LABEL: %f_mix_scalar = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeInsert %v4float [[V2]] [[M1]] 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorShuffle %v4float [[V3]] [[M1]] 0 0 0 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %v4float [[M0]] mix [[V0]] [[V1]] [[V4]]
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_mix_scalar(<4 x float> noundef %0, <4 x float> noundef %1, float noundef %2) {
  %4 = call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %0, <4 x float> noundef %1, float noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef)

; CHECK-LABEL: %f_smoothstep_scalar = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeInsert %v4float [[V0]] [[M1]] 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorShuffle %v4float [[V3]] [[M1]] 0 0 0 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeInsert %v4float [[V1]] [[M1]] 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpVectorShuffle %v4float [[V5]] [[M1]] 0 0 0 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpExtInst %v4float [[M0]] smoothstep [[V4]] [[V6]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V7]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_smoothstep_scalar(float noundef %0, float noundef %1, <4 x float> noundef %2) {
  %4 = call spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef %0, float noundef %1, <4 x float> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z10smoothstepffDv4_f(float noundef, float noundef, <4 x float> noundef)

; CHECK-LABEL: %f_step = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] step [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_step(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z4stepDv4_fS_(<4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_fma = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] fma [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_fma(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) {
  %4 = call spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z3fmaDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_mad = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] mad [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_mad(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) {
  %4 = call spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z3madDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_mix = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] mix [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_mix(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) {
  %4 = call spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z3mixDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_smoothstep = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] smoothstep [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_smoothstep(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) {
  %4 = call spir_func <4 x float> @_Z10smoothstepDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z10smoothstepDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_clamp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] fclamp [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_clamp(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) {
  %4 = call spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z5clampDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_bitselect = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] bitselect [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_bitselect(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2) {
  %4 = call spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef %0, <4 x float> noundef %1, <4 x float> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z9bitselectDv4_fS_S_(<4 x float> noundef, <4 x float> noundef, <4 x float> noundef)

; CHECK-LABEL: %f_select = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] select [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_select(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2) {
  %4 = call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef %0, <4 x float> noundef %1, <4 x i32> noundef %2)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> noundef, <4 x float> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_ldexp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] ldexp [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_ldexp(<4 x float> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef %0, <4 x i32> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z5ldexpDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_pown = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4float [[M0]] pown [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_pown(<4 x float> noundef %0, <4 x i32> noundef %1) {
  %3 = call spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef %0, <4 x i32> noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z4pownDv4_fDv4_i(<4 x float> noundef, <4 x i32> noundef)

; CHECK-LABEL: %f_rootn = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %float [[M0]] rootn [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_rootn(float noundef %0, i32 noundef %1) {
  %3 = call spir_func float @_Z5rootnfi(float noundef %0, i32 noundef %1)
  ret float %3
}

declare spir_func float @_Z5rootnfi(float noundef, i32 noundef)

; CHECK-LABEL: %f_ldexp_scalar = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeInsert %v4uint [[V1]] [[M2]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v4uint [[V2]] [[M2]] 0 0 0 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4float [[M0]] ldexp [[V0]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_ldexp_scalar(<4 x float> noundef %0, i32 noundef %1) {
  %3 = call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef %0, i32 noundef %1)
  ret <4 x float> %3
}

declare spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> noundef, i32 noundef)

; CHECK-LABEL: %f_fract = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_v4float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] fract [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_fract(<4 x float> noundef %0, ptr addrspace(1) noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z5fractDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_fract_private = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_Function_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %float [[M0]] fract [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_fract_private(float noundef %0, ptr noundef %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func float @_Z5fractfPU3AS4f(float noundef %0, ptr addrspace(4) noundef %3)
  ret float %4
}

declare spir_func float @_Z5fractfPU3AS4f(float noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_modf = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_v4float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] modf [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_modf(<4 x float> noundef %0, ptr addrspace(1) noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z4modfDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_modf_private = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_Function_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %float [[M0]] modf [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_modf_private(float noundef %0, ptr noundef %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func float @_Z4modffPU3AS4f(float noundef %0, ptr addrspace(4) noundef %3)
  ret float %4
}

declare spir_func float @_Z4modffPU3AS4f(float noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_sincos = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_v4float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] sincos [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_sincos(<4 x float> noundef %0, ptr addrspace(1) noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z6sincosDv4_fPU3AS4S_(<4 x float> noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_sincos_private = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_Function_float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %float [[M0]] sincos [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_sincos_private(float noundef %0, ptr noundef %1) {
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %0, ptr addrspace(4) noundef %3)
  ret float %4
}

declare spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_frexp = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_v4uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] frexp [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_frexp(<4 x float> noundef %0, ptr addrspace(1) noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z5frexpDv4_fPU3AS4Dv4_i(<4 x float> noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_lgamma_r = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_v4uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v4float [[M0]] lgamma_r [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_lgamma_r(<4 x float> noundef %0, ptr addrspace(1) noundef %1) {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = call spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> noundef %0, ptr addrspace(4) noundef %3)
  ret <4 x float> %4
}

declare spir_func <4 x float> @_Z8lgamma_rDv4_fPU3AS4Dv4_i(<4 x float> noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_remquo = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %_ptr_Workgroup_v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_v4uint [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4float [[M0]] remquo [[V0]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f_remquo(<4 x float> noundef %0, <4 x float> noundef %1, ptr addrspace(3) noundef %2) {
  %4 = addrspacecast ptr addrspace(3) %2 to ptr addrspace(4)
  %5 = call spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> noundef %0, <4 x float> noundef %1, ptr addrspace(4) noundef %4)
  ret <4 x float> %5
}

declare spir_func <4 x float> @_Z6remquoDv4_fS_PU3AS4Dv4_i(<4 x float> noundef, <4 x float> noundef, ptr addrspace(4) noundef)

; CHECK-LABEL: %f_shuffle = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v2float [[M0]] shuffle [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x float> @f_shuffle(<4 x float> noundef %0, <2 x i32> noundef %1) {
  %3 = call spir_func <2 x float> @_Z7shuffleDv4_fDv2_j(<4 x float> noundef %0, <2 x i32> noundef %1)
  ret <2 x float> %3
}

declare spir_func <2 x float> @_Z7shuffleDv4_fDv2_j(<4 x float> noundef, <2 x i32> noundef)

; CHECK-LABEL: %f_shuffle2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v8uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v8float [[M0]] shuffle2 [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <8 x float> @f_shuffle2(<2 x float> noundef %0, <2 x float> noundef %1, <8 x i32> noundef %2) {
  %4 = call spir_func <8 x float> @_Z8shuffle2Dv2_fS_Dv8_j(<2 x float> noundef %0, <2 x float> noundef %1, <8 x i32> noundef %2)
  ret <8 x float> %4
}

declare spir_func <8 x float> @_Z8shuffle2Dv2_fS_Dv8_j(<2 x float> noundef, <2 x float> noundef, <8 x i32> noundef)

; CHECK-LABEL: %f_prefetch = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %_ptr_CrossWorkgroup_v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] prefetch [[V0]] [[V1]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f_prefetch(ptr addrspace(1) noundef %0, i64 noundef %1) {
  call spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1) noundef %0, i64 noundef %1)
  ret void
}

declare spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1) noundef, i64 noundef)
