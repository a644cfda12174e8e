; ROW: sampler `0` as an argument of a function whose parameter is an `i32`
; PEER: spirv-val: {{.*}}OpFunctionCall Argument {{.*}} type does not match Function {{.*}} parameter type
; OURS: expected a sampler or a constant with the bits of a sampler, found i32 %sampler

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, <2 x i32>)

define spir_func <4 x float> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler) {
  %r = call spir_func <4 x float> @_Z11read_imagef11ocl_image2d11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler, <2 x i32> zeroinitializer)
  ret <4 x float> %r
}

define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) %p) {
  %r = call spir_func <4 x float> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 0)
  store <4 x float> %r, ptr addrspace(1) %p
  ret void
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
