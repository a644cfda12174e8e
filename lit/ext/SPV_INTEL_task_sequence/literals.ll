; The literals of a task sequence have ranges, and its task is a function.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_task_sequence | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: sed 's/i32 10, i32 -1, i32 17/i32 -2, i32 -1, i32 17/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_task_sequence -o %t.spv 2>&1 | FileCheck %s --check-prefix=PIPELINED
; RUN: sed 's/i32 10, i32 -1, i32 17/i32 10, i32 2, i32 17/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_task_sequence -o %t.spv 2>&1 | FileCheck %s --check-prefix=CLUSTERS
; RUN: sed 's/i32 10, i32 -1, i32 17/i32 10, i32 -1, i32 -17/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_task_sequence -o %t.spv 2>&1 | FileCheck %s --check-prefix=CAPACITY
; RUN: sed 's/ptr @task, i32 10/ptr null, i32 10/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_task_sequence -o %t.spv 2>&1 | FileCheck %s --check-prefix=TASK

; CHECK: %sequence = OpTaskSequenceCreate{{INTEL|ALTERA}} %{{.+}} %task 10 4294967295 17 1

; REFUSED:   RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_task_sequence
; REFUSED-NEXT: {{.*}}SPV_INTEL_task_sequence
; PIPELINED:      InvalidInstruction: Can't translate llvm instruction:
; PIPELINED-NEXT: TaskSequenceCreateINTEL
; PIPELINED-NEXT: Pipeline must be a 32 bit integer with the value bigger or equal to -1.
; PIPELINED-NEXT: {{.*}}expected Pipelined to lie between -1 and 2147483647
; CLUSTERS:      InvalidInstruction: Can't translate llvm instruction:
; CLUSTERS-NEXT: TaskSequenceCreateINTEL
; CLUSTERS-NEXT: ClusterMode valid values are -1, 0, 1.
; CLUSTERS-NEXT: {{.*}}expected UseStallEnableClusters to lie between -1 and 1
; CAPACITY:      InvalidInstruction: Can't translate llvm instruction:
; CAPACITY-NEXT: TaskSequenceCreateINTEL
; CAPACITY-NEXT: GetCapacity must be an unsigned 32-bit integer.
; CAPACITY-NEXT: {{.*}}expected GetCapacity to lie between 0 and 2147483647
; TASK:      InvalidInstruction: Can't translate llvm instruction:
; TASK-NEXT: TaskSequenceCreateINTEL
; TASK-NEXT: First argument is expected to be a function.
; TASK-NEXT: {{.*}}expected a function, found ptr null

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr, i32, i32, i32, i32)
declare spir_func void @_Z30__spirv_TaskSequenceAsyncINTEL(target("spirv.TaskSequenceINTEL"), i32)

define spir_func i32 @task(i32 %a) {
  ret i32 %a
}

define spir_kernel void @k() {
  %sequence = call spir_func target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr @task, i32 10, i32 -1, i32 17, i32 1)
  call spir_func void @_Z30__spirv_TaskSequenceAsyncINTEL(target("spirv.TaskSequenceINTEL") %sequence, i32 3)
  ret void
}
