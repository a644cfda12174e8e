; The cross product: one instruction for all components, of which OpenCL C allows 3 to 4.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/three.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/five.ll 2>&1 | FileCheck %s --check-prefix=FIVE

; CHECK: %x = OpExtInst %v3float %1 cross %a %b
; FIVE: expected 3 to 4 components of type half, float or double, found `<5 x float>`

;--- three.ll
target triple = "spirv64-unknown-unknown"
declare <3 x float> @llvm.spv.cross.v3f32(<3 x float>, <3 x float>)
define spir_func <3 x float> @f(<3 x float> %a, <3 x float> %b) {
  %x = call <3 x float> @llvm.spv.cross.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %x
}

;--- five.ll
target triple = "spirv64-unknown-unknown"
declare <5 x float> @llvm.spv.cross.v5f32(<5 x float>, <5 x float>)
define spir_func <5 x float> @f(<5 x float> %a, <5 x float> %b) {
  %x = call <5 x float> @llvm.spv.cross.v5f32(<5 x float> %a, <5 x float> %b)
  ret <5 x float> %x
}
