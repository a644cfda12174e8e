; The step at an edge, which is the first operand in OpenCL C, too, also of a vector whose length OpenCL C does not have.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpExtInst %float %1 step %a %b
; CHECK: %y = OpExtInst %v4double %1 step %a_0 %b_0
; CHECK: OpExtInst %v4float %1 step
; CHECK: OpExtInst %float %1 step

target triple = "spirv64-unknown-unknown"

declare float @llvm.spv.step.f32(float, float)
declare <4 x double> @llvm.spv.step.v4f64(<4 x double>, <4 x double>)
declare <5 x float> @llvm.spv.step.v5f32(<5 x float>, <5 x float>)

define spir_func float @f(float %a, float %b) {
  %x = call float @llvm.spv.step.f32(float %a, float %b)
  ret float %x
}

define spir_func <4 x double> @g(<4 x double> %a, <4 x double> %b) {
  %y = call <4 x double> @llvm.spv.step.v4f64(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %y
}

define spir_func <5 x float> @h(<5 x float> %a, <5 x float> %b) {
  %z = call <5 x float> @llvm.spv.step.v5f32(<5 x float> %a, <5 x float> %b)
  ret <5 x float> %z
}
