; A test if a number is infinite, also of each component of a vector.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpIsInf %bool %a
; CHECK: OpIsInf %v4bool %a_0

target triple = "spirv64-unknown-unknown"

declare i1 @llvm.spv.isinf.f32(float)
declare <4 x i1> @llvm.spv.isinf.v4f16(<4 x half>)

define spir_func i32 @f(float %a) {
  %x = call i1 @llvm.spv.isinf.f32(float %a)
  %r = zext i1 %x to i32
  ret i32 %r
}

define spir_func <4 x i32> @g(<4 x half> %a) {
  %y = call <4 x i1> @llvm.spv.isinf.v4f16(<4 x half> %a)
  %r = zext <4 x i1> %y to <4 x i32>
  ret <4 x i32> %r
}
