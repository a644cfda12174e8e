; Each field of a sampler is translated: five addressing modes, normalized or unnormalized coordinates, two filter
; modes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpConstantSampler %{{.*}} None 0 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} None 0 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} None 1 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} None 1 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} ClampToEdge 0 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} ClampToEdge 0 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} ClampToEdge 1 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} ClampToEdge 1 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} Clamp 0 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} Clamp 0 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} Clamp 1 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} Clamp 1 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} Repeat 0 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} Repeat 0 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} Repeat 1 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} Repeat 1 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} RepeatMirrored 0 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} RepeatMirrored 0 Linear
; CHECK-DAG: OpConstantSampler %{{.*}} RepeatMirrored 1 Nearest
; CHECK-DAG: OpConstantSampler %{{.*}} RepeatMirrored 1 Linear

target triple = "spir64-unknown-unknown"

define spir_func void @sample(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %xy) {
  %s0 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 16)
  %c0 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s0, <2 x float> %xy)
  %s1 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 32)
  %c1 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s1, <2 x float> %xy)
  %s2 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 17)
  %c2 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s2, <2 x float> %xy)
  %s3 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 33)
  %c3 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s3, <2 x float> %xy)
  %s4 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 18)
  %c4 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s4, <2 x float> %xy)
  %s5 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %c5 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s5, <2 x float> %xy)
  %s6 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 19)
  %c6 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s6, <2 x float> %xy)
  %s7 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 35)
  %c7 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s7, <2 x float> %xy)
  %s8 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  %c8 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s8, <2 x float> %xy)
  %s9 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 36)
  %c9 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s9, <2 x float> %xy)
  %s10 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 21)
  %c10 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s10, <2 x float> %xy)
  %s11 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 37)
  %c11 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s11, <2 x float> %xy)
  %s12 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 22)
  %c12 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s12, <2 x float> %xy)
  %s13 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 38)
  %c13 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s13, <2 x float> %xy)
  %s14 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 23)
  %c14 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s14, <2 x float> %xy)
  %s15 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 39)
  %c15 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s15, <2 x float> %xy)
  %s16 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 24)
  %c16 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s16, <2 x float> %xy)
  %s17 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 40)
  %c17 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s17, <2 x float> %xy)
  %s18 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 25)
  %c18 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s18, <2 x float> %xy)
  %s19 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 41)
  %c19 = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %s19, <2 x float> %xy)
  ret void
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
