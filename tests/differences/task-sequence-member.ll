; ROW: a member that is a task sequence, SPV_KHR_untyped_pointers allowed
; OPTIONS: --spirv-ext=+SPV_INTEL_task_sequence,+SPV_KHR_untyped_pointers
; PEER: [[SEQUENCE:%[0-9a-zA-Z]+]] = OpTypeTaskSequence{{[A-Z]+}}
; PEER: OpTypePointer Function [[SEQUENCE]]
; SPIRV-Tools does not know that this instruction refers to a function.
; OURS: spirv-val: {{.*}}Invalid use of function result id
; OURS: OpTypeTaskSequence
; OURS-NOT: OpTypePointer

target triple = "spir64-unknown-unknown"

%holder = type { target("spirv.TaskSequenceINTEL") }

declare spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPFvvEiijj(ptr, i32, i32, i32, i32)

define spir_func void @task() {
  ret void
}

define spir_kernel void @k() {
  %h = alloca %holder
  %s = call spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTELPFvvEiijj(ptr @task, i32 -1, i32 -1, i32 1, i32 32)
  store target("spirv.TaskSequenceINTEL") %s, ptr %h
  ret void
}
