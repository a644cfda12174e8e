; A float between two bounds, also of a vector whose length OpenCL C does not have.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpExtInst %float %1 fclamp %a %b %c
; CHECK: %y = OpExtInst %v4double %1 fclamp %a_0 %b_0 %c_0
; CHECK: OpExtInst %v4float %1 fclamp
; CHECK: OpExtInst %float %1 fclamp

target triple = "spirv64-unknown-unknown"

declare float @llvm.spv.nclamp.f32(float, float, float)
declare <4 x double> @llvm.spv.nclamp.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare <5 x float> @llvm.spv.nclamp.v5f32(<5 x float>, <5 x float>, <5 x float>)

define spir_func float @f(float %a, float %b, float %c) {
  %x = call float @llvm.spv.nclamp.f32(float %a, float %b, float %c)
  ret float %x
}

define spir_func <4 x double> @g(<4 x double> %a, <4 x double> %b, <4 x double> %c) {
  %y = call <4 x double> @llvm.spv.nclamp.v4f64(<4 x double> %a, <4 x double> %b, <4 x double> %c)
  ret <4 x double> %y
}

define spir_func <5 x float> @h(<5 x float> %a, <5 x float> %b, <5 x float> %c) {
  %z = call <5 x float> @llvm.spv.nclamp.v5f32(<5 x float> %a, <5 x float> %b, <5 x float> %c)
  ret <5 x float> %z
}
