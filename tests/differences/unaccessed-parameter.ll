; ROW: a pointer parameter that the function does not access
; OPTIONS: --spirv-ext=+SPV_INTEL_cache_controls
; PEER: OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; PEER: OpBitcast %_ptr_CrossWorkgroup_uchar
; OURS: OpFunctionParameter %_ptr_CrossWorkgroup_uint
; OURS-NOT: OpBitcast

target triple = "spir64-unknown-unknown"

declare spir_func void @f(ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %p) {
  call spir_func void @f(ptr addrspace(1) %p), !spirv.DecorationCacheControlINTEL !0
  ret void
}

define spir_kernel void @l(ptr addrspace(1) %p) {
  %second = getelementptr i32, ptr addrspace(1) %p, i32 1
  call spir_func void @f(ptr addrspace(1) %second), !spirv.DecorationCacheControlINTEL !0
  ret void
}

; 6442 is CacheControlLoadINTEL, for cache level 0, Uncached, of argument 0.
!0 = !{!1}
!1 = !{i32 6442, i32 0, i32 0, i32 0}
