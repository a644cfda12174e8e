; An alias of a variable is replaced by its aliasee, also through several aliases.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:     %variable = OpVariable %_ptr_CrossWorkgroup__arr_uint_ulong_2 CrossWorkgroup
; CHECK:     %[[SECOND:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uint InBoundsPtrAccessChain %variable %ulong_0 %ulong_1
; CHECK:     %pointer = OpVariable %{{.*}} CrossWorkgroup %
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     %[[FIRST:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %variable
; CHECK:     OpLoad %uint %[[FIRST]]
; CHECK:     OpFunctionCall %void %f
; CHECK:     OpFunctionCall %void %f

target triple = "spir64-unknown-unknown"

@variable = addrspace(1) global [2 x i32] [i32 1, i32 2]
@other = alias [2 x i32], ptr addrspace(1) @variable
@third = internal alias [2 x i32], ptr addrspace(1) @other
@second = alias i32, getelementptr inbounds ([2 x i32], ptr addrspace(1) @variable, i64 0, i64 1)
@pointer = addrspace(1) global ptr addrspace(1) @second
@g = alias void (), ptr @f
@h = alias void (), ptr @g

define spir_func void @f() {
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(1) @third
  store i32 %a, ptr addrspace(1) %out
  call spir_func void @g()
  call spir_func void @h()
  ret void
}
