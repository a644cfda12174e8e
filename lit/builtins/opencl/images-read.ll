; Image reads through a sampler and by coordinates; from SPIR-V 1.4 on, integer reads have SignExtend or ZeroExtend.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,NEW
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,OLD
;
; NEW: Version: 1.4
; OLD: Version: 1.0
; CHECK-DAG: %[[FLAT:.*]] = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[SAMPLED:.*]] = OpTypeSampledImage %[[FLAT]]
; CHECK-DAG: %[[DEPTH:.*]] = OpTypeImage %void 2D 1 0 0 0 Unknown ReadOnly
; CHECK:      %read = OpFunction
; CHECK:      %[[I:.*]] = OpSampledImage %[[SAMPLED]] %flat %sampler
; CHECK-NEXT: %real = OpImageSampleExplicitLod %v4float %[[I]] %xy Lod %float_0
; CHECK-NEXT: %[[I:.*]] = OpSampledImage %[[SAMPLED]] %flat %sampler
; NEW-NEXT:   %signed = OpImageSampleExplicitLod %v4uint %[[I]] %ij Lod|SignExtend %float_0
; OLD-NEXT:   %signed = OpImageSampleExplicitLod %v4uint %[[I]] %ij Lod %float_0
; CHECK-NEXT: %[[I:.*]] = OpSampledImage %[[SAMPLED]] %flat %sampler
; CHECK-NEXT: %level = OpImageSampleExplicitLod %v4float %[[I]] %xy Lod %l
; CHECK-NEXT: %[[I:.*]] = OpSampledImage %[[SAMPLED]] %flat %sampler
; CHECK-NEXT: %gradients = OpImageSampleExplicitLod %v4float %[[I]] %xy Grad %xy %xy
;
; The gradients of a 3D image have three components.
; CHECK-NEXT: %[[X:.*]] = OpVectorShuffle %v3float %xyz %xyz 0 1 2
; CHECK-NEXT: %[[Y:.*]] = OpVectorShuffle %v3float %xyz %xyz 0 1 2
; CHECK-NEXT: %[[I:.*]] = OpSampledImage %{{.*}} %volume %sampler
; CHECK-NEXT: %steep = OpImageSampleExplicitLod %v4float %[[I]] %xyz Grad %[[X]] %[[Y]]
;
; A depth value is the first of four components.
; CHECK-NEXT: %[[I:.*]] = OpSampledImage %{{.*}} %depth %sampler
; CHECK-NEXT: %[[FOUR:.*]] = OpImageSampleExplicitLod %v4float %[[I]] %xy Lod %float_0
; CHECK-NEXT: %first = OpCompositeExtract %float %[[FOUR]] 0
;
; CHECK-NEXT: %plain = OpImageRead %v4float %flat %ij
; NEW-NEXT:   %unsigned = OpImageRead %v4uint %flat %ij ZeroExtend
; OLD-NEXT:   %unsigned = OpImageRead %v4uint %flat %ij{{$}}
; CHECK-NEXT: %sample = OpImageRead %v4float %samples %ij Sample %n
; CHECK-NEXT: %short = OpImageRead %v4half %flat %ij
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @read(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %depth, target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %samples, target("spirv.Sampler") %sampler, <2 x float> %xy, <4 x float> %xyz, <2 x i32> %ij, float %l, i32 %n) {
  %real = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, target("spirv.Sampler") %sampler, <2 x float> %xy)
  %signed = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, target("spirv.Sampler") %sampler, <2 x i32> %ij)
  %level = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, target("spirv.Sampler") %sampler, <2 x float> %xy, float %l)
  %gradients = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fS1_S1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, target("spirv.Sampler") %sampler, <2 x float> %xy, <2 x float> %xy, <2 x float> %xy)
  %steep = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %volume, target("spirv.Sampler") %sampler, <4 x float> %xyz, <4 x float> %xyz, <4 x float> %xyz)
  %first = call spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0) %depth, target("spirv.Sampler") %sampler, <2 x float> %xy)
  %plain = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, <2 x i32> %ij)
  %unsigned = call spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, <2 x i32> %ij)
  %sample = call spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %samples, <2 x i32> %ij, i32 %n)
  %short = call spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, <2 x i32> %ij)
  ret void
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, float)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_fS1_S1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>, <2 x float>, <2 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_fS1_S1_(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>, <4 x float>, <4 x float>)
declare spir_func float @_Z11read_imagef20ocl_image2d_depth_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z12read_imageui14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z11read_imagef19ocl_image2d_msaa_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0), <2 x i32>, i32)
declare spir_func <4 x half> @_Z11read_imageh14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
