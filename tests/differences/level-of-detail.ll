; ROW: level of detail that is not constant zero
; PEER-NOT: OpCapability ImageMipmap
; PEER: Lod %level
; OURS: OpCapability ImageMipmap
; OURS: Lod %level

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodPvDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)

define spir_func <4 x float> @f(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at, float %level) {
  %r = call spir_func <4 x float> @_Z30__spirv_ImageSampleExplicitLodPvDv2_fif(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at, i32 2, float %level)
  ret <4 x float> %r
}
