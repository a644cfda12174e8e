; A mask comes from a constant argument; the parameters of its bits follow, lowest bit first.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %loaded = OpLoad %uint {{%[0-9a-z]+}} Volatile|Aligned 4
; CHECK: OpStore {{%[0-9a-z]+}} %loaded Aligned|Nontemporal 8
; CHECK: %texel = OpImageSampleExplicitLod %v4float %image %at Lod %float_1
; CHECK: %wide = OpImageSampleExplicitLod %v4float %image %at Grad %dx %dy

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_Load(ptr addrspace(1), i32, i32)
declare spir_func void @__spirv_Store(ptr addrspace(1), i32, i32, i32)
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, <2 x float>, <2 x float>)

define spir_func void @f(ptr addrspace(1) %p, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at, <2 x float> %dx, <2 x float> %dy) {
  %loaded = call spir_func i32 @__spirv_Load(ptr addrspace(1) %p, i32 3, i32 4)
  call spir_func void @__spirv_Store(ptr addrspace(1) %p, i32 %loaded, i32 6, i32 8)
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at, i32 2, float 1.0)
  %wide = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x float> %at, i32 4, <2 x float> %dx, <2 x float> %dy)
  ret void
}
