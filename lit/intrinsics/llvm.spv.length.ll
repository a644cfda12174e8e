; The length of a vector: one instruction for all components, of which OpenCL C allows 1 to 4.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/three.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/five.ll 2>&1 | FileCheck %s --check-prefix=FIVE

; CHECK: %x = OpExtInst %float %1 length %a
; FIVE: expected 1 to 4 components of type half, float or double, found `<5 x float>`

;--- three.ll
target triple = "spirv64-unknown-unknown"
declare float @llvm.spv.length.v3f32(<3 x float>)
define spir_func float @f(<3 x float> %a) {
  %x = call float @llvm.spv.length.v3f32(<3 x float> %a)
  ret float %x
}

;--- five.ll
target triple = "spirv64-unknown-unknown"
declare float @llvm.spv.length.v5f32(<5 x float>)
define spir_func float @f(<5 x float> %a) {
  %x = call float @llvm.spv.length.v5f32(<5 x float> %a)
  ret float %x
}
