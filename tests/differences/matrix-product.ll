; ROW: products of matrices with different scopes or uses, or of floats as signed integers
; OPTIONS: --spirv-ext=+SPV_KHR_cooperative_matrix
; PEER: spirv-val: {{.*}}Cooperative matrix scopes must match
; OURS: the call does not make a valid instruction

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z34__spirv_CooperativeMatrixMulAddKHR(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 0), target("spirv.CooperativeMatrixKHR", i32, 2, 8, 8, 1), target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2))

define spir_func void @f(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 0) %a, target("spirv.CooperativeMatrixKHR", i32, 2, 8, 8, 1) %b, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %c) {
  %r = call spir_func target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) @_Z34__spirv_CooperativeMatrixMulAddKHR(target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 0) %a, target("spirv.CooperativeMatrixKHR", i32, 2, 8, 8, 1) %b, target("spirv.CooperativeMatrixKHR", i32, 3, 8, 8, 2) %c)
  ret void
}
