; Task sequences are calls in all environments.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_task_sequence -o %t.cl12.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL1.2 %t.cl12.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_task_sequence -o %t.cl20.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.cl20.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_task_sequence -o %t.spv.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv.spv -o - | FileCheck %s

; CHECK: define spir_func i32 @task(i32 %a) #{{[0-9]+}}
; CHECK: define spir_kernel void @k() #{{[0-9]+}}{{.*}}
; CHECK: %sequence = call spir_func target("spirv.TaskSequenceINTEL") @_Z66__spirv_TaskSequenceCreateINTEL_RPU3AS125__spirv_TaskSequenceINTELPiiiii(ptr @task, i32 10, i32 -1, i32 17, i32 1) #{{[0-9]+}}
; CHECK: call spir_func void @_Z30__spirv_TaskSequenceAsyncINTELPU3AS125__spirv_TaskSequenceINTELi(target("spirv.TaskSequenceINTEL") %sequence, i32 3) #{{[0-9]+}}

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
