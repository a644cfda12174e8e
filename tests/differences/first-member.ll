; ROW: a pointer to a structure that a function accesses as its first member
; PEER: OpFunctionParameter %_ptr_CrossWorkgroup_s
; OURS: OpFunctionParameter %_ptr_CrossWorkgroup_uint

target triple = "spir64-unknown-unknown"

%s = type { i32, float }

@a = internal addrspace(1) global %s zeroinitializer

define spir_kernel void @k() {
  call spir_func void @f(ptr addrspace(1) @a)
  ret void
}

define internal spir_func void @f(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
