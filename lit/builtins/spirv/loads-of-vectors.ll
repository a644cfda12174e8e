; SYCL's headers declare the loads of vectors without the number of components, which is that of the result.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %a = OpExtInst %v4float %[[#]] vloadn %offset %{{[0-9]+}} 4
; CHECK: %b = OpExtInst %v8float %[[#]] vload_halfn %offset %{{[0-9a-z]+}} 8
; CHECK: %c = OpExtInst %v2float %[[#]] vloada_halfn %offset %{{[0-9a-z]+}} 2
; CHECK: %d = OpExtInst %v4float %[[#]] vloadn %offset %{{[0-9]+}} 4
; CHECK: OpExtInst %v3float %[[#]] vloadn %offset %{{[0-9]+}} 3

target triple = "spir64-unknown-unknown"

%vector = type { <3 x float> }

define spir_func void @f(i64 %offset, ptr addrspace(1) %p, ptr addrspace(1) %h, ptr %out) {
  %a = call spir_func <4 x float> @_Z28__spirv_ocl_vloadn_Rfloat4mPU3AS1Kf(i64 %offset, ptr addrspace(1) %p)
  %b = call spir_func <8 x float> @_Z33__spirv_ocl_vload_halfn_Rfloat8mPU3AS1KDh(i64 %offset, ptr addrspace(1) %h)
  %c = call spir_func <2 x float> @_Z34__spirv_ocl_vloada_halfn_Rfloat2mPU3AS1KDh(i64 %offset, ptr addrspace(1) %h)
  %d = call spir_func <4 x float> @_Z28__spirv_ocl_vloadn_Rfloat4mPU3AS1Kfi(i64 %offset, ptr addrspace(1) %p, i32 4)
  call spir_func void @_Z28__spirv_ocl_vloadn_Rfloat3mPU3AS1Kf(ptr sret(%vector) %out, i64 %offset, ptr addrspace(1) %p)
  ret void
}

declare spir_func <4 x float> @_Z28__spirv_ocl_vloadn_Rfloat4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func <8 x float> @_Z33__spirv_ocl_vload_halfn_Rfloat8mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <2 x float> @_Z34__spirv_ocl_vloada_halfn_Rfloat2mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <4 x float> @_Z28__spirv_ocl_vloadn_Rfloat4mPU3AS1Kfi(i64, ptr addrspace(1), i32)
declare spir_func void @_Z28__spirv_ocl_vloadn_Rfloat3mPU3AS1Kf(ptr sret(%vector), i64, ptr addrspace(1))
