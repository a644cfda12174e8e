; ROW: `bitcast` of a pointer to its own type
; PEER: OpBitcast %_ptr_CrossWorkgroup_uint %p
; OURS-NOT: OpBitcast

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p
  %q = bitcast ptr addrspace(1) %p to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %q
  ret void
}
