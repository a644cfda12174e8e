; Moves of atomic elements: from the last one to the first if the source is before the target.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: = OpFunction %void
; CHECK: [[N:%[0-9]+]] = OpShiftRightLogical %ulong %n %ulong_3
; CHECK: [[P:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong %p
; CHECK: [[Q:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong %q
; CHECK: [[SOURCE:%[0-9]+]] = OpConvertPtrToU %ulong [[Q]]
; CHECK: [[TARGET:%[0-9]+]] = OpConvertPtrToU %ulong [[P]]
; CHECK: [[BACKWARDS:%[0-9]+]] = OpULessThan %bool [[SOURCE]] [[TARGET]]
; CHECK: [[LAST:%[0-9]+]] = OpISub %ulong [[N]] %ulong_1
; CHECK: [[I:%[0-9]+]] = OpPhi %ulong %ulong_0
; CHECK: [[FROM_END:%[0-9]+]] = OpISub %ulong [[LAST]] [[I]]
; CHECK: [[INDEX:%[0-9]+]] = OpSelect %ulong [[BACKWARDS]] [[FROM_END]] [[I]]
; CHECK: OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_ulong {{%[0-9]+}} [[INDEX]]
; CHECK: OpAtomicLoad %ulong
; CHECK: OpAtomicStore
; CHECK: OpFunctionEnd
; Memory of different kinds does not overlap.
; CHECK: = OpFunction %void
; CHECK-NOT: OpSelect

target triple = "spir64-unknown-unknown"

define spir_kernel void @move(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memmove.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 8 %q, i64 %n, i32 8)
  ret void
}

define spir_kernel void @disjoint(ptr addrspace(1) %p, ptr addrspace(3) %q, i64 %n) {
  call void @llvm.memmove.element.unordered.atomic.p1.p3.i64(ptr addrspace(1) align 8 %p, ptr addrspace(3) align 8 %q, i64 %n, i32 8)
  ret void
}
