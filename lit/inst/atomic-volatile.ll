; A volatile atomic operation is the same instruction as a non-volatile one: the memory semantics Volatile requires the
; Vulkan memory model. Other accesses to the same memory stay volatile.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT:  VulkanMemoryModel
; CHECK:      %old = OpAtomicLoad %uint %p %uint_0 %uint_770
; CHECK-NEXT: %sum = OpAtomicIAdd %uint %p %uint_0 %uint_512 %old
; CHECK-NEXT: OpAtomicStore %p %uint_0 %uint_512 %sum
; CHECK-NEXT: OpStore %p %sum Volatile|Aligned 4

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %old = load atomic volatile i32, ptr addrspace(1) %p acquire, align 4
  %sum = atomicrmw volatile add ptr addrspace(1) %p, i32 %old monotonic
  store atomic volatile i32 %sum, ptr addrspace(1) %p monotonic, align 4
  store volatile i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}
