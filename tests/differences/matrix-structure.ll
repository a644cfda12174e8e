; ROW: matrices in memory as structures
; OPTIONS: --spirv-ext=+SPV_KHR_cooperative_matrix
; PEER: spirv-val: {{.*}}OpCooperativeMatrixLoadKHR Pointer {{.*}} Type must be a scalar or vector type
; OURS: [[ELEMENTS:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_float %q
; OURS: OpCooperativeMatrixLoadKHR {{%[0-9]+}} [[ELEMENTS]]

target triple = "spir64-unknown-unknown"

%class.number = type { float }
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS112class.numberil(ptr addrspace(1), i32, i64)

define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %q = getelementptr %class.number, ptr addrspace(1) %p, i64 %i
  %m = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS112class.numberil(ptr addrspace(1) %q, i32 0, i64 8)
  ret void
}
