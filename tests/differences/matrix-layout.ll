; ROW: loads and stores of matrices with the stride before the layout
; OPTIONS: --spirv-ext=+SPV_KHR_cooperative_matrix
; PEER: validate: {{.*}}the layout must be a constant 32-bit integer
; OURS: the call does not make a valid instruction: the layout must be a constant 32-bit integer

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1fli(ptr addrspace(1), i64, i32)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1fli(ptr addrspace(1) %p, i64 8, i32 0)
  ret void
}
