; ROW: groups of pipes, SPV_KHR_uniform_group_instructions
; OPTIONS: --spirv-ext=+SPV_KHR_uniform_group_instructions
; PEER: OpCapability Groups
; PEER: OpGroupIMulKHR
; OURS-NOT: OpCapability Groups
; OURS: OpGroupIMulKHR

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32, i32, i32)

define spir_func i32 @f(i32 %a) {
  %r = call spir_func i32 @_Z20__spirv_GroupIMulKHRiii(i32 2, i32 0, i32 %a)
  ret i32 %r
}
