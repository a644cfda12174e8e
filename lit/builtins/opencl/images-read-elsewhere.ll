; Each sampled read has its own OpSampledImage in its own block, also where the image and the sampler are loaded in
; another block or are chosen by a phi or select (R155).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %read = OpFunction
; CHECK:      %entry = OpLabel
; CHECK-NOT:  OpSampledImage
; CHECK:      %left = OpLabel
; CHECK-NEXT: %[[A:[0-9]+]] = OpSampledImage %{{.+}} %image %sampler
; CHECK-NEXT: %one = OpImageSampleExplicitLod %v4float %[[A]] %xy
; CHECK:      %right = OpLabel
; CHECK-NEXT: %[[B:[0-9]+]] = OpSampledImage %{{.+}} %image %sampler
; CHECK-NEXT: %other = OpImageSampleExplicitLod %v4float %[[B]] %xy
; CHECK:      %both = OpLabel
; CHECK-NEXT: %sum = OpPhi %v4float
; CHECK-NEXT: %[[C:[0-9]+]] = OpSampledImage %{{.+}} %image %sampler
; CHECK-NEXT: %more = OpImageSampleExplicitLod %v4float %[[C]] %xy
; CHECK-NOT:  OpSampledImage

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)

define spir_func <4 x float> @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %one = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy)
  br label %both
right:
  %other = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy)
  br label %both
both:
  %sum = phi <4 x float> [ %one, %left ], [ %other, %right ], [ %again, %both ]
  %more = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x float> %xy)
  %again = fadd <4 x float> %sum, %more
  %x = extractelement <4 x float> %again, i32 0
  %small = fcmp olt float %x, 1.0
  br i1 %small, label %both, label %done
done:
  ret <4 x float> %again
}
