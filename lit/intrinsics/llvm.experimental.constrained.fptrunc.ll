; llvm.experimental.constrained.fptrunc rounds in the mode of its operand.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r_0 FPRoundingMode RTZ
; CHECK: OpDecorate %r_1 FPRoundingMode RTP

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFConvert %float %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32_f64(double %a) strictfp {
  %r = call float @llvm.experimental.constrained.fptrunc(double %a, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; CHECK-LABEL: %f16_f32_toward_zero = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpFConvert %half %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f16_f32_toward_zero(float %a) strictfp {
  %r = call half @llvm.experimental.constrained.fptrunc(float %a, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  ret half %r
}

; CHECK-LABEL: %v4f16_v4f32_upward = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpFConvert %v4half %a_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x half> @v4f16_v4f32_upward(<4 x float> %a) strictfp {
  %r = call <4 x half> @llvm.experimental.constrained.fptrunc(<4 x float> %a, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  ret <4 x half> %r
}
