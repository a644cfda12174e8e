; The barrier orders the memory that work-items share, as clang's __gpu_sync_threads promises; LLVM's own back end names no memory.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpControlBarrier %uint_2 %uint_2 %uint_784

target triple = "spirv64-unknown-unknown"

declare void @llvm.spv.group.memory.barrier.with.group.sync()

define spir_func void @f() {
  call void @llvm.spv.group.memory.barrier.with.group.sync()
  ret void
}
