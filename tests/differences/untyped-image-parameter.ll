; ROW: image parameters of older modules, whose images are pointers, SPV_KHR_untyped_pointers allowed
; OPTIONS: --spirv-ext=+SPV_KHR_untyped_pointers
; PEER: OpTypeUntypedPointerKHR CrossWorkgroup
; PEER: %image = OpFunctionParameter [[IMAGE:%[0-9]+]]
; PEER: OpVariable %_ptr_Function_[[#]] Function
; OURS-NOT: OpTypeUntypedPointerKHR
; OURS: %image = OpFunctionParameter [[IMAGE:%[0-9]+]]
; OURS: OpVariable %_ptr_Function_[[#]] Function

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(ptr addrspace(1), <2 x i32>)

define spir_func <4 x float> @f(ptr addrspace(1) %image, <2 x i32> %at) {
  %v = alloca ptr addrspace(1)
  store ptr addrspace(1) %image, ptr %v
  %loaded = load ptr addrspace(1), ptr %v
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(ptr addrspace(1) %loaded, <2 x i32> %at)
  ret <4 x float> %r
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
