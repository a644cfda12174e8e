; ROW: `common` variable
; PEER: OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup{{$}}
; OURS: OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup {{%[0-9a-z_]+}}

target triple = "spir64-unknown-unknown"

@a = common addrspace(1) global i32 0, align 4

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @a
  ret void
}
