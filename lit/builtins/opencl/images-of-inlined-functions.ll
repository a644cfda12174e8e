; An inlined function stores its image and sampler, which are loads at the level -O0, into variables of its own: what reads them
; in another block has the image and the sampler of the caller.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s -o - | spirv-val

; CHECK: %entry = OpLabel
; CHECK: %end = OpLabel
; CHECK-NOT: OpLoad
; CHECK: %[[SAMPLED:[0-9]+]] = OpSampledImage %{{.+}} %image %sampler
; CHECK-NEXT: OpImageSampleExplicitLod %v4float %[[SAMPLED]]

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)

define spir_func <4 x float> @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, i1 %c) {
entry:
  %image.own = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)
  %sampler.own = alloca target("spirv.Sampler")
  %image.inlined = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)
  %sampler.inlined = alloca target("spirv.Sampler")
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr %image.own
  store target("spirv.Sampler") %sampler, ptr %sampler.own
  %image.loaded = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %image.own
  %sampler.loaded = load target("spirv.Sampler"), ptr %sampler.own
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image.loaded, ptr %image.inlined
  store target("spirv.Sampler") %sampler.loaded, ptr %sampler.inlined
  %image.again = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %image.inlined
  %sampler.again = load target("spirv.Sampler"), ptr %sampler.inlined
  br i1 %c, label %middle, label %end
middle:
  br label %end
end:
  %at = phi <2 x i32> [ zeroinitializer, %entry ], [ splat (i32 1), %middle ]
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image.again, target("spirv.Sampler") %sampler.again, <2 x i32> %at)
  ret <4 x float> %texel
}
