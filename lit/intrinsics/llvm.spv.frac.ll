; The difference of a number and its floor, which rounds to 1 for small negative numbers, unlike `fract` of OpenCL C.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: [[FLOOR:%[0-9]+]] = OpExtInst %float %1 floor %a
; CHECK: %x = OpFSub %float %a [[FLOOR]]
; CHECK: [[FLOORS:%[0-9]+]] = OpExtInst %v2double %1 floor %a_0
; CHECK: %y = OpFSub %v2double %a_0 [[FLOORS]]

target triple = "spirv64-unknown-unknown"

declare float @llvm.spv.frac.f32(float)
declare <2 x double> @llvm.spv.frac.v2f64(<2 x double>)

define spir_func float @f(float %a) {
  %x = call float @llvm.spv.frac.f32(float %a)
  ret float %x
}

define spir_func <2 x double> @g(<2 x double> %a) {
  %y = call <2 x double> @llvm.spv.frac.v2f64(<2 x double> %a)
  ret <2 x double> %y
}
