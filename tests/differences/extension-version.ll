; ROW: SPV_KHR_cooperative_matrix, SPV_KHR_subgroup_rotate, SPV_EXT_long_vector
; OPTIONS: --spirv-ext=+SPV_KHR_subgroup_rotate
; PEER: ; Version: 1.0
; OURS: ; Version: 1.3

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiii(i32, i32, i32)

define spir_func i32 @f(i32 %a, i32 %by) {
  %r = call spir_func i32 @_Z32__spirv_GroupNonUniformRotateKHRiii(i32 3, i32 %a, i32 %by)
  ret i32 %r
}
