; ROW: `__spirv_PtrDiff` of untyped pointers
; OPTIONS: --spirv-ext=+SPV_KHR_untyped_pointers --spirv-max-version=1.4
; PEER: OpPtrDiff %ulong %a %b
; OURS: [[A:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %a
; OURS: [[B:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %b
; OURS: OpPtrDiff %ulong [[A]] [[B]]

target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1), ptr addrspace(1))

define spir_func i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i32, ptr addrspace(1) %a
  %y = load i32, ptr addrspace(1) %b
  %r = call spir_func i64 @_Z15__spirv_PtrDiffPU3AS1iS0_(ptr addrspace(1) %a, ptr addrspace(1) %b)
  ret i64 %r
}
