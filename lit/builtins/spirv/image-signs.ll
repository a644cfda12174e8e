; The names of functions that read and write texels have their signedness, an image operand of version 1.4. It does not
; raise the version; an explicit operand does, and is omitted where that is not allowed.
;
; RUN: split-file %s %t
; RUN: cat %t/signs.ll %t/version.ll > %t/new.ll
; RUN: llvm-spirv-rs %t/new.ll --spirv-tools-dis | FileCheck %s
; CHECK:      ; Version: 1.4
; CHECK:      %signed = OpImageRead %v4uint %image %at SignExtend
; CHECK-NEXT: %unsigned = OpImageRead %v4uint %image %at ZeroExtend
; CHECK-NEXT: %real = OpImageRead %v4float %image %at{{$}}
; CHECK-NEXT: OpImageWrite %target %at %unsigned ZeroExtend
; CHECK-NEXT: %sampled = OpImageSampleExplicitLod %v4uint %{{.*}} %position Lod|ZeroExtend %float_0
;
; RUN: llvm-spirv-rs %t/signs.ll --spirv-tools-dis | FileCheck %s --check-prefix=OLD --implicit-check-not=Extend
; OLD:      ; Version: 1.0
; OLD:      OpImageWrite %target %at %unsigned{{$}}
; OLD-NEXT: OpImageSampleExplicitLod %v4uint %{{.*}} %position Lod %float_0
;
; RUN: llvm-spirv-rs %t/explicit.ll --spirv-tools-dis | FileCheck %s --check-prefix=EXPLICIT
; EXPLICIT: ; Version: 1.4
; EXPLICIT: %explicit = OpImageRead %v4uint %image %at SignExtend
; EXPLICIT: %both = OpImageSampleExplicitLod %v4uint %{{.*}} %position Lod|SignExtend %float_0
;
; RUN: llvm-spirv-rs %t/explicit.ll --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OMITTED
; OMITTED: ; Version: 1.0
; OMITTED: %explicit = OpImageRead %v4uint %image %at{{$}}
; OMITTED: %both = OpImageSampleExplicitLod %v4uint %{{.*}} %position Lod %float_0

;--- version.ll
!spirv.Version = !{!0}
!0 = !{i32 1, i32 4}

;--- signs.ll
target triple = "spir64-unknown-unknown"

define spir_func void @signs(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target, <2 x i32> %at, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampler, <2 x float> %position) {
  %signed = call spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_i14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  %unsigned = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  %real = call spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at)
  call spir_func void @_Z18__spirv_ImageWrite14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target, <2 x i32> %at, <4 x i32> %unsigned)
  %sampled = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint432__spirv_SampledImage__image2d_roDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampler, <2 x float> %position, i32 2, float 0.0)
  ret void
}

declare spir_func <4 x i32> @_Z17__spirv_ImageReadIDv4_i14ocl_image2d_roDv2_iET_T0_T1_(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func <4 x float> @_Z25__spirv_ImageRead_Rfloat414ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
declare spir_func void @_Z18__spirv_ImageWrite14ocl_image2d_woDv2_iDv4_j(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x i32>)
declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint432__spirv_SampledImage__image2d_roDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)

;--- explicit.ll
target triple = "spir64-unknown-unknown"

define spir_func void @test(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampler, <2 x float> %position) {
  %explicit = call spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 4096)
  %both = call spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint432__spirv_SampledImage__image2d_roDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %sampler, <2 x float> %position, i32 4098, float 0.0)
  ret void
}

declare spir_func <4 x i32> @_Z24__spirv_ImageRead_Ruint414ocl_image2d_roDv2_ii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32)
declare spir_func <4 x i32> @_Z37__spirv_ImageSampleExplicitLod_Ruint432__spirv_SampledImage__image2d_roDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
