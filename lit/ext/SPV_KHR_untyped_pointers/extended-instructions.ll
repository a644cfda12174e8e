; Instructions of OpenCL.std take untyped pointers, except vloadn and vstoren, and prefetch, in whose place there is a core
; instruction that counts bytes.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=TYPED

; CHECK-NOT: OpBitcast
; CHECK:     OpExtInst %float %1 fract %x %p
; CHECK:     %[[CAST:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_float %q
; CHECK:     OpExtInst %v4float %1 vloadn %n %[[CAST]] 4
; CHECK:     OpExtInst %void %1 vstore_half_r %x %n %q RTE
; CHECK:     OpUntypedPrefetchKHR %q %ulong_48
; CHECK:     %[[BYTES:[0-9]+]] = OpIMul %ulong %n %ulong_16
; CHECK:     OpUntypedPrefetchKHR %q %[[BYTES]]
; CHECK:     OpUntypedPrefetchKHR %q %n
; CHECK-NOT: prefetch
; CHECK:     OpFunctionEnd

; TYPED:     OpExtInst %void %1 prefetch %{{[0-9]+}} %ulong_3
; TYPED-NOT: OpUntypedPrefetchKHR

target triple = "spir64-unknown-unknown"

define spir_func void @f(float %x, ptr %p, ptr addrspace(1) %q, i64 %n) {
  %a = call spir_func float @_Z5fractfPf(float %x, ptr %p)
  %b = call spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64 %n, ptr addrspace(1) %q)
  call spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float %x, i64 %n, ptr addrspace(1) %q)
  call spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1) %q, i64 3)
  call spir_func void @_Z8prefetchPU3AS1KDv3_im(ptr addrspace(1) %q, i64 %n)
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1) %q, i64 %n)
  ret void
}

declare spir_func float @_Z5fractfPf(float, ptr)
declare spir_func <4 x float> @_Z6vload4mPU3AS1Kf(i64, ptr addrspace(1))
declare spir_func void @_Z15vstore_half_rtefmPU3AS1Dh(float, i64, ptr addrspace(1))
declare spir_func void @_Z8prefetchPU3AS1KDv4_fm(ptr addrspace(1), i64)
declare spir_func void @_Z8prefetchPU3AS1KDv3_im(ptr addrspace(1), i64)
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1), i64)
