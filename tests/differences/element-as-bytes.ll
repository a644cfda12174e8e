; ROW: address of an element as bytes in an initial value
; PEER: validate: {{.*}}the indexes lead to %{{[0-9]+}} (OpTypeInt), the result points to
; PEER: OpSpecConstantOp %_ptr_CrossWorkgroup_uchar PtrAccessChain %a %ulong_0 %ulong_1
; OURS: [[ELEMENT:%[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_ulong PtrAccessChain %a %ulong_0 %ulong_1
; OURS: OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast [[ELEMENT]]

target triple = "spir64-unknown-unknown"

@a = addrspace(1) constant [3 x i64] [i64 0, i64 1, i64 2]
@s = addrspace(1) global { ptr addrspace(1) } { ptr addrspace(1) @a }
@b = addrspace(1) global [3 x ptr addrspace(1)] [ptr addrspace(1) @a, ptr addrspace(1) @s, ptr addrspace(1) getelementptr ([3 x i64], ptr addrspace(1) @a, i64 0, i64 1)]

define spir_func i64 @f() {
  %r = load i64, ptr addrspace(1) @a
  ret i64 %r
}
