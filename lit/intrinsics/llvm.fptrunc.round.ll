; llvm.fptrunc.round decorates the conversion with the rounding mode of its operand.
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
; CHECK: OpDecorate %r FPRoundingMode RTE
; CHECK: OpDecorate %r_0 FPRoundingMode RTZ
; CHECK: OpDecorate %r_1 FPRoundingMode RTP
; CHECK: OpDecorate %r_2 FPRoundingMode RTN
; CHECK: OpDecorate %r_3 FPRoundingMode RTP

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %to_nearest = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFConvert %half %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func half @to_nearest(float %a) {
  %r = call half @llvm.fptrunc.round(float %a, metadata !"round.tonearest")
  ret half %r
}

; CHECK-LABEL: %toward_zero = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpFConvert %half %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @toward_zero(float %a) {
  %r = call half @llvm.fptrunc.round(float %a, metadata !"round.towardzero")
  ret half %r
}

; CHECK-LABEL: %upward = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpFConvert %half %a_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func half @upward(float %a) {
  %r = call half @llvm.fptrunc.round(float %a, metadata !"round.upward")
  ret half %r
}

; CHECK-LABEL: %downward_v4 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpFConvert %v4half %a_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x half> @downward_v4(<4 x float> %a) {
  %r = call <4 x half> @llvm.fptrunc.round(<4 x float> %a, metadata !"round.downward")
  ret <4 x half> %r
}

; CHECK-LABEL: %double_upward = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpFConvert %float %a_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func float @double_upward(double %a) {
  %r = call float @llvm.fptrunc.round(double %a, metadata !"round.upward")
  ret float %r
}
