; ROW: a load or store of a matrix by a name without types
; OPTIONS: --spirv-ext=+SPV_KHR_cooperative_matrix
; PEER: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; PEER: OpCooperativeMatrixLoadKHR {{%[0-9]+}} %p
; OURS: [[ELEMENTS:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_float %p
; OURS: OpCooperativeMatrixLoadKHR {{%[0-9]+}} [[ELEMENTS]]

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 0) @_Z32__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 0) @_Z32__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 0, i64 8)
  ret void
}
