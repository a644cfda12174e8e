; A sampled image is used only by image instructions of its own block: another block gets its own OpSampledImage, and a
; phi or a select of sampled images becomes one of the images and of the samplers that differ.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/uses.ll --spirv-tools-dis | FileCheck %t/uses.ll
; RUN: llvm-spirv-rs %t/uses.ll --spirv-max-version=1.0 -o %t/uses.spv
; RUN: not llvm-spirv-rs %t/call.ll -o %t/call.spv 2>&1 | FileCheck %s --check-prefix=CALL
; RUN: not llvm-spirv-rs %t/mixed.ll -o %t/mixed.spv 2>&1 | FileCheck %s --check-prefix=MIXED

; CALL:      InvalidInstruction: Can't translate llvm instruction:
; CALL-NEXT: only image instructions may use the result of __spirv_SampledImage
; CALL-SAME: pass the image and the sampler instead
; CALL:      @other(
; CALL:      function @f

; MIXED:      InvalidInstruction: Can't translate llvm instruction:
; MIXED-NEXT: only image instructions may use the result of __spirv_SampledImage
; MIXED: function @f

;--- uses.ll
; CHECK:     OpEntryPoint Kernel %[[OTHERBLOCK:[0-9]+]] "other_block"
; CHECK:     OpEntryPoint Kernel %[[SELECTIMAGE:[0-9]+]] "select_image"
; CHECK:     OpEntryPoint Kernel %[[PHIIMAGE:[0-9]+]] "phi_image"
; CHECK:     OpEntryPoint Kernel %[[LOOP:[0-9]+]] "loop"
; CHECK:     OpEntryPoint Kernel %[[OBJECTS:[0-9]+]] "objects"
; CHECK-DAG: %[[IMAGE:[0-9]+]] = OpTypeImage
; CHECK-DAG: %[[SAMPLER:[0-9]+]] = OpTypeSampler
; CHECK-DAG: %[[SAMPLED:[0-9]+]] = OpTypeSampledImage %[[IMAGE]]

; CHECK: %[[OTHERBLOCK]] = OpFunction %void
; CHECK:      %both = OpSampledImage %[[SAMPLED]] %i %s
; CHECK-NEXT: %first = OpImageSampleExplicitLod %v4float %both
; CHECK:      %a = OpLabel
; CHECK-NEXT: %[[AGAIN:[0-9]+]] = OpSampledImage %[[SAMPLED]] %i %s
; CHECK-NEXT: %texel = OpImageSampleExplicitLod %v4float %[[AGAIN]]
; CHECK-NEXT: %again = OpImageSampleExplicitLod %v4float %[[AGAIN]]

; CHECK: %[[SELECTIMAGE]] = OpFunction %void
; CHECK:      %[[ONE:[0-9]+]] = OpPhi %[[IMAGE]] %[[I:i[_0-9]*]] %{{[^ ]+}} %j %
; CHECK-NEXT: %either = OpSampledImage %[[SAMPLED]] %[[ONE]] %[[S:s[_0-9]*]]
; CHECK-NEXT: OpImageSampleExplicitLod %v4float %either

; CHECK: %[[PHIIMAGE]] = OpFunction %void
; CHECK:      %join = OpLabel
; CHECK-NEXT: %[[ONE:[0-9]+]] = OpPhi %[[IMAGE]] %{{i[_0-9]*}} %{{a[_0-9]*}} %{{j[_0-9]*}} %b
; CHECK-NEXT: %[[MADE:[0-9]+]] = OpSampledImage %[[SAMPLED]] %[[ONE]] %{{s[_0-9]*$}}
; CHECK-NEXT: OpImageSampleExplicitLod %v4float %[[MADE]]

; CHECK: %[[LOOP]] = OpFunction %void
; CHECK:      %head = OpLabel
; CHECK-NEXT: %[[ONE:[0-9]+]] = OpPhi %[[IMAGE]] %{{i[_0-9]*}} %entry{{[_0-9]*}} %[[NEXT:[0-9]+]] %
; CHECK-NEXT: %[[WITH:[0-9]+]] = OpPhi %[[SAMPLER]] %{{s[_0-9]*}} %entry{{[_0-9]*}} %[[THEN:[0-9]+]] %
; CHECK:      %[[NEXT]] = OpPhi %[[IMAGE]]
; CHECK:      %[[THEN]] = OpPhi %[[SAMPLER]]
; CHECK:      %out = OpLabel
; CHECK-NEXT: %[[MADE:[0-9]+]] = OpSampledImage %[[SAMPLED]] %[[ONE]] %[[WITH]]
; CHECK-NEXT: OpImageSampleExplicitLod %v4float %[[MADE]]

; Images, like all opaque objects, are selected by a branch, because OpSelect does not accept them.
; CHECK: %[[OBJECTS]] = OpFunction %void
; CHECK-NOT:  OpSelect
; CHECK:      %{{.*}} = OpPhi %[[IMAGE]]
; CHECK-NOT:  OpSelect
; CHECK:      %{{.*}} = OpPhi %[[SAMPLER]]
; CHECK:      OpFunctionEnd

target triple = "spir64-unknown-unknown"
declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)

define spir_kernel void @other_block(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, <2 x float> %at, i1 %c, ptr addrspace(1) %p) {
entry:
  %both = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s)
  %first = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both, <2 x float> %at, i32 2, float 0.0)
  store <4 x float> %first, ptr addrspace(1) %p
  br i1 %c, label %a, label %b
a:
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both, <2 x float> %at, i32 2, float 1.0)
  %again = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both, <2 x float> %at, i32 2, float 2.0)
  %sum = fadd <4 x float> %texel, %again
  store <4 x float> %sum, ptr addrspace(1) %p
  br label %b
b:
  ret void
}

define spir_kernel void @select_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j, target("spirv.Sampler") %s, <2 x float> %at, i1 %c, ptr addrspace(1) %p) {
entry:
  %x = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s)
  %y = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j, target("spirv.Sampler") %s)
  %either = select i1 %c, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %x, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %y
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %either, <2 x float> %at, i32 2, float 0.0)
  store <4 x float> %texel, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @phi_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j, target("spirv.Sampler") %s, <2 x float> %at, i1 %c, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s)
  br label %join
b:
  %y = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j, target("spirv.Sampler") %s)
  br label %join
join:
  %either = phi target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) [ %x, %a ], [ %y, %b ]
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %either, <2 x float> %at, i32 2, float 0.0)
  store <4 x float> %texel, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @loop(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j, target("spirv.Sampler") %s, target("spirv.Sampler") %t, <2 x float> %at, i32 %n, ptr addrspace(1) %p) {
entry:
  %x = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s)
  br label %head
head:
  %now = phi target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) [ %x, %entry ], [ %next, %latch ]
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, %n
  br i1 %more, label %latch, label %out
latch:
  %y = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j, target("spirv.Sampler") %t)
  %odd = trunc i32 %k to i1
  %next = select i1 %odd, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %now, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %y
  br label %head
out:
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %now, <2 x float> %at, i32 2, float 0.0)
  store <4 x float> %texel, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @objects(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j, target("spirv.Sampler") %s, target("spirv.Sampler") %t, <2 x float> %at, i1 %c, ptr addrspace(1) %p) {
entry:
  %image = select i1 %c, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %j
  %sampler = select i1 %c, target("spirv.Sampler") %s, target("spirv.Sampler") %t
  %both = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler)
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both, <2 x float> %at, i32 2, float 0.0)
  store <4 x float> %texel, ptr addrspace(1) %p
  ret void
}

;--- call.ll
target triple = "spir64-unknown-unknown"
declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func void @other(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0))

define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s) {
  %both = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s)
  call spir_func void @other(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %both)
  ret void
}

;--- mixed.ll
target triple = "spir64-unknown-unknown"
declare spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"))
declare spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0), <2 x float>, i32, float)

define spir_func <4 x float> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s, target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %whole, <2 x float> %at, i1 %c) {
entry:
  %both = call spir_func target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_SampledImage(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i, target("spirv.Sampler") %s)
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %either = phi target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) [ %both, %entry ], [ %whole, %other ]
  %texel = call spir_func <4 x float> @__spirv_ImageSampleExplicitLod_Rfloat4(target("spirv.SampledImage", void, 1, 0, 0, 0, 0, 0, 0) %either, <2 x float> %at, i32 2, float 0.0)
  ret <4 x float> %texel
}
