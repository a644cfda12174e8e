; A dot product: one instruction for all components, of which OpenCL C allows 2 to 4.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/three.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/five.ll 2>&1 | FileCheck %s --check-prefix=FIVE

; CHECK: %x = OpDot %float %a %b
; FIVE: expected 2 to 4 components of type half, float or double, found `<5 x float>`

;--- three.ll
target triple = "spirv64-unknown-unknown"
declare float @llvm.spv.fdot.v3f32(<3 x float>, <3 x float>)
define spir_func float @f(<3 x float> %a, <3 x float> %b) {
  %x = call float @llvm.spv.fdot.v3f32(<3 x float> %a, <3 x float> %b)
  ret float %x
}

;--- five.ll
target triple = "spirv64-unknown-unknown"
declare float @llvm.spv.fdot.v5f32(<5 x float>, <5 x float>)
define spir_func float @f(<5 x float> %a, <5 x float> %b) {
  %x = call float @llvm.spv.fdot.v5f32(<5 x float> %a, <5 x float> %b)
  ret float %x
}
