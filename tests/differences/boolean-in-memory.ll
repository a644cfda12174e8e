; ROW: `i1` in memory: a variable, a member, what is loaded or stored
; PEER: OpVariable %_ptr_CrossWorkgroup_bool CrossWorkgroup
; OURS: OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i1 true

define spir_func i1 @f() {
  %r = load i1, ptr addrspace(1) @a
  ret i1 %r
}
