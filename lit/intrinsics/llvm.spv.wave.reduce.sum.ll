; The sum of the values of all active work-items of the sub-group.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpGroupNonUniformIAdd %uint %uint_3 Reduce %a
; CHECK: %y = OpGroupNonUniformIAdd %v4ulong %uint_3 Reduce %a_0
; CHECK: %z = OpGroupNonUniformFAdd %float %uint_3 Reduce %a_1

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.wave.reduce.sum.i32(i32)
declare <4 x i64> @llvm.spv.wave.reduce.sum.v4i64(<4 x i64>)
declare float @llvm.spv.wave.reduce.sum.f32(float)

define spir_func i32 @f(i32 %a) {
  %x = call i32 @llvm.spv.wave.reduce.sum.i32(i32 %a)
  ret i32 %x
}

define spir_func <4 x i64> @g(<4 x i64> %a) {
  %y = call <4 x i64> @llvm.spv.wave.reduce.sum.v4i64(<4 x i64> %a)
  ret <4 x i64> %y
}

define spir_func float @h(float %a) {
  %z = call float @llvm.spv.wave.reduce.sum.f32(float %a)
  ret float %z
}
