; The names of functions that read and write texels have their signedness, from version 1.4 an image operand. An explicit
; operand stays.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %signed = OpImageRead %v4uint %image %at SignExtend
; CHECK-NEXT: %unsigned = OpImageRead %v4uint %image %at ZeroExtend
; CHECK-NEXT: %real = OpImageRead %v4float %image %at{{$}}
; CHECK-NEXT: %explicit = OpImageRead %v4uint %image %at SignExtend
; CHECK-NEXT: OpImageWrite %target %at %unsigned ZeroExtend
; CHECK-NEXT: %sampled = OpImageSampleExplicitLod %v4uint %{{.*}} %position Lod|ZeroExtend %float_0

target triple = "spir64-unknown-unknown"

define spir_func void @signs(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target, <2 x i32> %at, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampler, <2 x float> %position) {
  %signed = call spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_i14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  %unsigned = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  %real = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  %explicit = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 4096)
  call spir_func void @_Z18__spirv_ImageWrite14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target, <2 x i32> %at, <4 x i32> %unsigned)
  %sampled = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint432__spirv_SampledImage__image2d_roDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampler, <2 x float> %position, i32 2, float 0.0)
  ret void
}

declare spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_i14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32)
declare spir_func void @_Z18__spirv_ImageWrite14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint432__spirv_SampledImage__image2d_roDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
