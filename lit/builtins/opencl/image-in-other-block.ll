; Unoptimized code loads an image and a sampler before it branches, and uses them after: the result of an OpLoad must be used
; in its block, so the parameters are used instead.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: spirv-dis %t.spv | FileCheck %s
; RUN: llvm-spirv-rs validate %t.spv

target triple = "spir64"

; CHECK: %image = OpFunctionParameter
; CHECK: OpStore %image_addr %image Aligned 8
; CHECK-NOT: OpLoad
; CHECK: OpPhi
; CHECK-NEXT: OpImageWrite %image
define spir_kernel void @write(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, i32 %x) {
entry:
  %image.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  call void @llvm.lifetime.start.p0(ptr %image.addr)
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, ptr %image.addr, align 8
  %loaded = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %image.addr, align 8
  %is.positive = icmp sgt i32 %x, 0
  br i1 %is.positive, label %then, label %end
then:
  br label %end
end:
  %texel = phi <4 x float> [ splat (float 1.0), %then ], [ zeroinitializer, %entry ]
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %loaded, <2 x i32> zeroinitializer, <4 x float> %texel)
  call void @llvm.lifetime.end.p0(ptr %image.addr)
  ret void
}

; CHECK: %image_0 = OpFunctionParameter
; CHECK: OpStore %sampler_addr %[[SAMPLER:[0-9]+]] Aligned 8
; CHECK-NOT: OpLoad
; CHECK: OpPhi
; CHECK-NEXT: OpSampledImage %{{[0-9]+}} %image_0 %[[SAMPLER]]
define spir_kernel void @read(ptr addrspace(1) %p, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %x) {
entry:
  %image.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), align 8
  %sampler.addr = alloca target("spirv.Sampler"), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr %image.addr, align 8
  %sampler = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20)
  store target("spirv.Sampler") %sampler, ptr %sampler.addr, align 8
  %loaded = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), ptr %image.addr, align 8
  %loaded.sampler = load target("spirv.Sampler"), ptr %sampler.addr, align 8
  %is.positive = icmp sgt i32 %x, 0
  br i1 %is.positive, label %then, label %end
then:
  br label %end
end:
  %at = phi <2 x float> [ splat (float 1.0), %then ], [ zeroinitializer, %entry ]
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %loaded, target("spirv.Sampler") %loaded.sampler, <2 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %p, align 16
  ret void
}

; A variable with two images keeps its loads, which are used in their block.
; CHECK: %either = OpFunction
; CHECK: %loaded = OpLoad %{{[0-9]+}} %either_addr
; CHECK-NEXT: OpImageWrite %loaded
define spir_func void @either(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %a, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %b, i1 %c) {
entry:
  %either.addr = alloca target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), align 8
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %a, ptr %either.addr, align 8
  br i1 %c, label %then, label %end
then:
  store target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %b, ptr %either.addr, align 8
  br label %end
end:
  %loaded = load target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), ptr %either.addr, align 8
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %loaded, <2 x i32> zeroinitializer, <4 x float> zeroinitializer)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float>)
declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
