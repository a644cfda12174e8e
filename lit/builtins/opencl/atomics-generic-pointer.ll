; A generic pointer may be passed where the mangled name says global memory: the instruction takes the pointer
; unchanged.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK: OpCapability GenericPointer
; CHECK: %old = OpAtomicIAdd %uint %p

target triple = "spir64-unknown-unknown"

define spir_func i32 @add(ptr addrspace(4) %p) {
  %old = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(4) %p, i32 1)
  ret i32 %old
}

declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(4), i32)
