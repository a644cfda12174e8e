; ROW: `!intel_reqd_sub_group_size !{i32 -1}`
; OPTIONS: --spirv-ext=+SPV_INTEL_subgroup_requirements
; Mode 35 is SubgroupSize, 6446 is NamedSubgroupSizeINTEL.
; PEER: ExecutionMode {{[0-9]+}} 35 4294967295
; PEER: ExecutionMode {{[0-9]+}} 6446 0
; OURS: spirv-val: {{.*}}Invalid capability operand: 6445
; OURS-NOT: ExecutionMode {{[0-9]+}} 35
; OURS: ExecutionMode {{[0-9]+}} 6446 0

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 -1}
