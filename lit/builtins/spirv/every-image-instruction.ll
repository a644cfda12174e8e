; Each instruction on images and samplers, called by its name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability ImageBasic
; CHECK-NEXT: OpCapability ImageMipmap
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
; CHECK: [[M1:%[0-9]+]] = OpTypeSampledImage [[M0]]
; CHECK: [[M2:%[0-9]+]] = OpTypeImage %void 2D 0 0 0 1 Unknown ReadOnly
; CHECK: [[M3:%[0-9]+]] = OpTypeImage %void 2D 0 0 1 0 Unknown ReadOnly
; CHECK: [[M4:%[0-9]+]] = OpTypeImage %void 2D 0 0 0 0 Unknown WriteOnly
; CHECK: [[M5:%[0-9]+]] = OpTypeSampler

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_Image(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0))

; CHECK-LABEL: %call_Image = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter [[M1]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpImage [[M0]] %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_Image(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %a0) {
  %r = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_Image(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %a0)
  ret void
}

declare spir_func <4 x float> @__spirv_ImageFetch(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0), <2 x i32>)

; CHECK-LABEL: %call_ImageFetch = OpFunction {{.*}}
; CHECK-NEXT: %a0_0 = OpFunctionParameter [[M2]]
; CHECK-NEXT: %a1 = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpImageFetch %v4float %a0_0 %a1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageFetch(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %a0, <2 x i32> %a1) {
  %r = call spir_func <4 x float> @__spirv_ImageFetch(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 0) %a0, <2 x i32> %a1)
  ret void
}

declare spir_func i32 @__spirv_ImageQueryFormat(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

; CHECK-LABEL: %call_ImageQueryFormat = OpFunction {{.*}}
; CHECK-NEXT: %a0_1 = OpFunctionParameter [[M0]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpImageQueryFormat %uint %a0_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageQueryFormat(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0) {
  %r = call spir_func i32 @__spirv_ImageQueryFormat(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0)
  ret void
}

declare spir_func i32 @__spirv_ImageQueryLevels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

; CHECK-LABEL: %call_ImageQueryLevels = OpFunction {{.*}}
; CHECK-NEXT: %a0_2 = OpFunctionParameter [[M0]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpImageQueryLevels %uint %a0_2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageQueryLevels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0) {
  %r = call spir_func i32 @__spirv_ImageQueryLevels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0)
  ret void
}

declare spir_func i32 @__spirv_ImageQueryOrder(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

; CHECK-LABEL: %call_ImageQueryOrder = OpFunction {{.*}}
; CHECK-NEXT: %a0_3 = OpFunctionParameter [[M0]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpImageQueryOrder %uint %a0_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageQueryOrder(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0) {
  %r = call spir_func i32 @__spirv_ImageQueryOrder(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0)
  ret void
}

declare spir_func i32 @__spirv_ImageQuerySamples(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))

; CHECK-LABEL: %call_ImageQuerySamples = OpFunction {{.*}}
; CHECK-NEXT: %a0_4 = OpFunctionParameter [[M3]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpImageQuerySamples %uint %a0_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageQuerySamples(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %a0) {
  %r = call spir_func i32 @__spirv_ImageQuerySamples(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %a0)
  ret void
}

declare spir_func <2 x i32> @__spirv_ImageQuerySize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

; CHECK-LABEL: %call_ImageQuerySize = OpFunction {{.*}}
; CHECK-NEXT: %a0_5 = OpFunctionParameter [[M0]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_5 = OpImageQuerySize %v2uint %a0_5
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageQuerySize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0) {
  %r = call spir_func <2 x i32> @__spirv_ImageQuerySize(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0)
  ret void
}

declare spir_func <2 x i32> @__spirv_ImageQuerySizeLod(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32)

; CHECK-LABEL: %call_ImageQuerySizeLod = OpFunction {{.*}}
; CHECK-NEXT: %a0_6 = OpFunctionParameter [[M0]]
; CHECK-NEXT: %a1_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_6 = OpImageQuerySizeLod %v2uint %a0_6 %a1_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageQuerySizeLod(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, i32 %a1) {
  %r = call spir_func <2 x i32> @__spirv_ImageQuerySizeLod(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, i32 %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_ImageRead(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)

; CHECK-LABEL: %call_ImageRead = OpFunction {{.*}}
; CHECK-NEXT: %a0_7 = OpFunctionParameter [[M0]]
; CHECK-NEXT: %a1_1 = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_7 = OpImageRead %v4float %a0_7 %a1_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageRead(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x i32> %a1) {
  %r = call spir_func <4 x float> @__spirv_ImageRead(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x i32> %a1)
  ret void
}

declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)

; CHECK-LABEL: %call_ImageSampleExplicitLod = OpFunction {{.*}}
; CHECK-NEXT: %a0_8 = OpFunctionParameter [[M1]]
; CHECK-NEXT: %a1_2 = OpFunctionParameter %v2float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_8 = OpImageSampleExplicitLod %v4float %a0_8 %a1_2 Lod %float_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x float> %a1) {
  %r = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x float> %a1, i32 2, float 1.0)
  ret void
}

declare spir_func void @__spirv_ImageWrite(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)

; CHECK-LABEL: %call_ImageWrite = OpFunction {{.*}}
; CHECK-NEXT: %a0_9 = OpFunctionParameter [[M4]]
; CHECK-NEXT: %a1_3 = OpFunctionParameter %v2uint
; CHECK-NEXT: %a2 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpImageWrite %a0_9 %a1_3 %a2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_ImageWrite(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %a0, <2 x i32> %a1, <4 x float> %a2) {
  call spir_func void @__spirv_ImageWrite(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %a0, <2 x i32> %a1, <4 x float> %a2)
  ret void
}

declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))

; CHECK-LABEL: %call_SampledImage = OpFunction {{.*}}
; CHECK-NEXT: %a0_10 = OpFunctionParameter [[M0]]
; CHECK-NEXT: %a1_4 = OpFunctionParameter [[M5]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_9 = OpSampledImage [[M1]] %a0_10 %a1_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, target("spirv.Sampler") %a1) {
  %r = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, target("spirv.Sampler") %a1)
  ret void
}
