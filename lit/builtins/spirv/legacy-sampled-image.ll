; Where images are pointers, OpSampledImage has the sampled image type of its image, independent of the declared result
; type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[IMAGE:.+]] = OpTypeImage %void 1D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG:  %[[SAMPLED:.+]] = OpTypeSampledImage %[[IMAGE]]
; CHECK:      %both = OpSampledImage %[[SAMPLED]] %image %sampler
; CHECK-NEXT: %texel = OpImageSampleExplicitLod %v4float %both %i Lod %float_0

target triple = "spir64-unknown-unknown"

declare spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image1d_roPvET0_T_11ocl_sampler(ptr addrspace(1), ptr addrspace(2))
declare spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fiET0_T_T1_if(ptr addrspace(4), i32, i32, float)

define spir_func <4 x float> @f(ptr addrspace(1) %image, ptr addrspace(2) %sampler, i32 %i) {
  %both = call spir_func ptr addrspace(4) @_Z20__spirv_SampledImageI14ocl_image1d_roPvET0_T_11ocl_sampler(ptr addrspace(1) %image, ptr addrspace(2) %sampler)
  %texel = call spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodIPvDv4_fiET0_T_T1_if(ptr addrspace(4) %both, i32 %i, i32 2, float 0.0)
  ret <4 x float> %texel
}
