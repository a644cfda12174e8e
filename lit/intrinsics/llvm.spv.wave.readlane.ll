; The value of a component, or of a vector, of another work-item of the sub-group.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %y = OpGroupNonUniformShuffle %uint %uint_3 %x %lane
; CHECK: %w = OpGroupNonUniformShuffle %v4float %uint_3 %v %uint_0

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.wave.readlane.i32(i32, i32)
declare <4 x float> @llvm.spv.wave.readlane.v4f32(<4 x float>, i32)

define spir_func i32 @f(i32 %x, i32 %lane) {
  %y = call i32 @llvm.spv.wave.readlane.i32(i32 %x, i32 %lane)
  ret i32 %y
}

define spir_func <4 x float> @g(<4 x float> %v) {
  %w = call <4 x float> @llvm.spv.wave.readlane.v4f32(<4 x float> %v, i32 0)
  ret <4 x float> %w
}
