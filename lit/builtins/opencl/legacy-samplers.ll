; In older modules samplers are integers: kernel metadata and mangled names identify the parameters, and constants
; become constant samplers where an operand must be a sampler.
;
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/samplers.ll --spirv-tools-dis | FileCheck %s
; CHECK-DAG: %[[SAMPLER:.*]] = OpTypeSampler
; CHECK:     %[[LITERAL:.*]] = OpConstantSampler %[[SAMPLER]] Repeat 1 Linear
; CHECK:     %[[AGAIN:.*]] = OpConstantSampler %[[SAMPLER]] Repeat 1 Linear
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %how = OpFunctionParameter %[[SAMPLER]]
; CHECK:      OpFunctionCall %v4float %{{.*}} %image %how
; CHECK-NEXT: OpFunctionCall %v4float %{{.*}} %image %[[LITERAL]]
; CHECK:      OpSampledImage %{{.*}} %image %[[AGAIN]]
; CHECK:      %_Z5fetch11ocl_image2d11ocl_sampler = OpFunction
; CHECK:      %sampler = OpFunctionParameter %[[SAMPLER]]
; CHECK:      OpSampledImage %{{.*}} %{{.*}} %sampler
;
; An integer that is not known to be a sampler is refused.
; RUN: not llvm-spirv-rs %t/computed.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=COMPUTED
; COMPUTED:      InvalidInstruction: Can't translate llvm instruction:
; COMPUTED-NEXT: expected a sampler or a constant with the bits of a sampler, found i32 %number
; COMPUTED-NEXT: at %texel = call

;--- samplers.ll
target triple = "spir-unknown-unknown"

define spir_kernel void @sample(ptr addrspace(1) %image, i32 %how, ptr addrspace(1) %out) !kernel_arg_access_qual !0 !kernel_arg_type !1 {
  %one = call spir_func <4 x float> @_Z5fetch11ocl_image2d11ocl_sampler(ptr addrspace(1) %image, i32 %how)
  %two = call spir_func <4 x float> @_Z5fetch11ocl_image2d11ocl_sampler(ptr addrspace(1) %image, i32 39)
  %three = call spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_f(ptr addrspace(1) %image, i32 39, <2 x float> zeroinitializer)
  %sum = fadd <4 x float> %one, %two
  %all = fadd <4 x float> %sum, %three
  store <4 x float> %all, ptr addrspace(1) %out, align 16
  ret void
}

define spir_func <4 x float> @_Z5fetch11ocl_image2d11ocl_sampler(ptr addrspace(1) %image, i32 %sampler) {
  %texel = call spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_f(ptr addrspace(1) %image, i32 %sampler, <2 x float> zeroinitializer)
  ret <4 x float> %texel
}

declare spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_f(ptr addrspace(1), i32, <2 x float>)

!0 = !{!"read_only", !"none", !"none"}
!1 = !{!"image2d_t", !"sampler_t", !"float4*"}

;--- computed.ll
target triple = "spir-unknown-unknown"

define spir_func <4 x float> @fetch(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %number) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %number, <2 x float> zeroinitializer)
  ret <4 x float> %texel
}

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, <2 x float>)
