; A level of detail that is not constant zero needs ImageMipmap (specification, section 3.2.30); the base level does not.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/base.ll --spirv-tools-dis | FileCheck %s --check-prefix=BASE --implicit-check-not=ImageMipmap
; RUN: llvm-spirv-rs %t/level.ll --spirv-tools-dis | FileCheck %s --check-prefix=LEVEL
; RUN: llvm-spirv-rs %t/computed.ll --spirv-tools-dis | FileCheck %s --check-prefix=LEVEL
; RUN: llvm-spirv-rs %t/instruction.ll --spirv-tools-dis | FileCheck %s --check-prefix=LEVEL

; BASE-COUNT-4: OpImageSampleExplicitLod
; LEVEL:        OpCapability ImageMipmap
; LEVEL:        OpImageSampleExplicitLod

;--- base.ll
target triple = "spir64-unknown-unknown"
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, <2 x float>, <2 x float>)
define spir_func void @base(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x float> %xy) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy)
  %b = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy, float 0.0)
  %c = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x float> %xy, i32 2, float 0.0)
  %d = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x float> %xy, i32 4, <2 x float> %xy, <2 x float> %xy)
  ret void
}
;--- level.ll
target triple = "spir64-unknown-unknown"
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
define spir_func void @level(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy, float 1.0)
  ret void
}
;--- computed.ll
target triple = "spir64-unknown-unknown"
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
define spir_func void @computed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy, float %level) {
  %a = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy, float %level)
  ret void
}
;--- instruction.ll
target triple = "spir64-unknown-unknown"
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
define spir_func void @instruction(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x float> %xy, float %level) {
  %a = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampled, <2 x float> %xy, i32 2, float %level)
  ret void
}
