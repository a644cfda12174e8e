; Before LLVM had target types, clang used pointers for images and samplers. Mangled names and kernel metadata give the
; actual types.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK-DAG: %[[READ:.*]] = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
; CHECK-DAG: %[[WRITTEN:.*]] = OpTypeImage %void 2D 0 1 0 0 Unknown WriteOnly
; CHECK-DAG: %[[DEEP:.*]] = OpTypeImage %void 3D 0 0 0 0 Unknown ReadWrite
; CHECK-DAG: %[[SAMPLER:.*]] = OpTypeSampler
; CHECK-DAG: %[[LITERAL:.*]] = OpConstantSampler %[[SAMPLER]] Clamp 0 Nearest
;
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK-NEXT: %from = OpFunctionParameter %[[READ]]
; CHECK-NEXT: %to = OpFunctionParameter %[[WRITTEN]]
; CHECK-NEXT: %both = OpFunctionParameter %[[DEEP]]
; CHECK-NEXT: %how = OpFunctionParameter %[[SAMPLER]]
; CHECK:      OpFunctionCall %v4float %[[HELPER:.*]] %from %how
; CHECK-NEXT: OpFunctionCall %v4float %[[HELPER]] %from %[[LITERAL]]
; CHECK:      OpImageWrite %to
; CHECK:      OpImageQuerySizeLod %v3uint %both
;
; CHECK:      %[[HELPER]] = OpFunction %v4float
; CHECK-NEXT: %image = OpFunctionParameter %[[READ]]
; CHECK-NEXT: %sampler = OpFunctionParameter %[[SAMPLER]]
; CHECK:      OpSampledImage %{{.*}} %image %sampler
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_kernel void @copy(ptr addrspace(1) %from, ptr addrspace(1) %to, ptr addrspace(1) %both, ptr addrspace(2) %how, ptr addrspace(1) %sizes) !kernel_arg_access_qual !0 !kernel_arg_base_type !1 {
  %one = call spir_func <4 x float> @_Z5fetch14ocl_image2d_ro11ocl_sampler(ptr addrspace(1) %from, ptr addrspace(2) %how)
  %literal = call spir_func ptr addrspace(2) @__translate_sampler_initializer(i32 20)
  %two = call spir_func <4 x float> @_Z5fetch14ocl_image2d_ro11ocl_sampler(ptr addrspace(1) %from, ptr addrspace(2) %literal)
  %sum = fadd <4 x float> %one, %two
  call spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(ptr addrspace(1) %to, <4 x i32> zeroinitializer, <4 x float> %sum)
  %depth = call spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(ptr addrspace(1) %both)
  store i32 %depth, ptr addrspace(1) %sizes, align 4
  ret void
}

define spir_func <4 x float> @_Z5fetch14ocl_image2d_ro11ocl_sampler(ptr addrspace(1) %image, ptr addrspace(2) %sampler) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x float> zeroinitializer)
  ret <4 x float> %texel
}

declare spir_func ptr addrspace(2) @__translate_sampler_initializer(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1), ptr addrspace(2), <2 x float>)
declare spir_func void @_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f(ptr addrspace(1), <4 x i32>, <4 x float>)
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_rw(ptr addrspace(1))

!0 = !{!"read_only", !"write_only", !"read_write", !"none", !"none"}
!1 = !{!"image2d_t", !"image2d_array_t", !"image3d_t", !"sampler_t", !"int*"}
