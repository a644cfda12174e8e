; ROW: constants that become literals (SPV_INTEL_task_sequence)
; OPTIONS: --spirv-ext=+SPV_INTEL_task_sequence
; PEER: OpConstant %uint 77
; SPIRV-Tools does not know that this instruction refers to a function.
; OURS: spirv-val: {{.*}}Invalid use of function result id
; OURS-NOT: OpConstant %uint 77
; OURS: {{^}}%s = OpTaskSequenceCreate{{.*}} 77

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPFvvEiijj(ptr, i32, i32, i32, i32)

define spir_func void @task() {
  ret void
}

define spir_kernel void @k() {
  %s = call spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPFvvEiijj(ptr @task, i32 -1, i32 -1, i32 77, i32 32)
  ret void
}
