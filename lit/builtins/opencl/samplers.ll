; Each sampler literal is a constant of its own with addressing mode, normalization and filter mode.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK: OpCapability LiteralSampler
; CHECK: %[[SAMPLER:.*]] = OpTypeSampler
; CHECK: %[[ONE:.*]] = OpConstantSampler %[[SAMPLER]] Repeat 1 Linear
; CHECK: %[[TWO:.*]] = OpConstantSampler %[[SAMPLER]] ClampToEdge 0 Nearest
; CHECK: %[[THREE:.*]] = OpConstantSampler %[[SAMPLER]] ClampToEdge 0 Nearest
; CHECK: OpSampledImage %{{.*}} %image %[[ONE]]
; CHECK: OpSampledImage %{{.*}} %image %[[TWO]]
; CHECK: OpSampledImage %{{.*}} %image %[[THREE]]
;
; RUN: sed 's/i32 39/i32 15/' %s > %t.ll
; RUN: not llvm-spirv-rs %t.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=WRONG
; WRONG:      InvalidInstruction: Can't translate llvm instruction:
; WRONG-NEXT: a builtin function does not take these arguments: %one = call

target triple = "spir64-unknown-unknown"

define spir_func <4 x float> @sample(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %xy) {
  %one = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  %two = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %one, <2 x float> %xy)
  %b = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %two, <2 x float> %xy)
  %three = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %c = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %three, <2 x float> %xy)
  %sum = fadd <4 x float> %a, %b
  ret <4 x float> %sum
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
