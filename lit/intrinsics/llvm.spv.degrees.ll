; An angle in degrees, also of a vector whose length OpenCL C does not have.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpExtInst %float %1 degrees %a
; CHECK: %y = OpExtInst %v4double %1 degrees %a_0
; CHECK: OpExtInst %v4float %1 degrees
; CHECK: OpExtInst %float %1 degrees

target triple = "spirv64-unknown-unknown"

declare float @llvm.spv.degrees.f32(float)
declare <4 x double> @llvm.spv.degrees.v4f64(<4 x double>)
declare <5 x float> @llvm.spv.degrees.v5f32(<5 x float>)

define spir_func float @f(float %a) {
  %x = call float @llvm.spv.degrees.f32(float %a)
  ret float %x
}

define spir_func <4 x double> @g(<4 x double> %a) {
  %y = call <4 x double> @llvm.spv.degrees.v4f64(<4 x double> %a)
  ret <4 x double> %y
}

define spir_func <5 x float> @h(<5 x float> %a) {
  %z = call <5 x float> @llvm.spv.degrees.v5f32(<5 x float> %a)
  ret <5 x float> %z
}
