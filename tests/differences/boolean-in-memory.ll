; ROW: `i1` in memory: a variable, a member, what is loaded or stored
; PEER: OpTypeStruct %uint %bool
; PEER: OpVariable %_ptr_CrossWorkgroup_bool CrossWorkgroup
; PEER: OpLoad %bool
; PEER: OpStore %p %r
; OURS: OpTypeStruct %uint %uchar
; OURS: OpVariable %_ptr_CrossWorkgroup_uchar CrossWorkgroup
; OURS: OpLoad %uchar
; OURS: [[BYTE:%[0-9]+]] = OpSelect %uchar %r
; OURS: OpStore %p [[BYTE]]

target triple = "spir64-unknown-unknown"

%s = type { i32, i1 }

@a = addrspace(1) global i1 true
@b = addrspace(1) global %s zeroinitializer

define spir_func i32 @f(ptr addrspace(1) %p) {
  %r = load i1, ptr addrspace(1) @a
  store i1 %r, ptr addrspace(1) %p
  %n = load i32, ptr addrspace(1) @b
  ret i32 %n
}
