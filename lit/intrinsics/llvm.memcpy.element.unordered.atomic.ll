; Copies of atomic elements: a loop of atomic loads and stores, for short elements of the word around each.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: = OpFunction %void
; CHECK: [[N:%[0-9]+]] = OpShiftRightLogical %ulong %n %ulong_2
; CHECK: [[TO:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; CHECK: [[FROM:%[0-9]+]] = OpBitcast %_ptr_Workgroup_uint %q
; CHECK: [[I:%[0-9]+]] = OpPhi %ulong %ulong_0
; CHECK: OpULessThan %bool [[I]] [[N]]
; CHECK: [[SOURCE:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Workgroup_uint [[FROM]] [[I]]
; CHECK: [[X:%[0-9]+]] = OpAtomicLoad %uint [[SOURCE]] %uint_0 %uint_256
; CHECK: [[TARGET:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uint [[TO]] [[I]]
; CHECK: OpAtomicStore [[TARGET]] %uint_0 %uint_512 [[X]]
; CHECK: OpFunctionEnd
; CHECK: = OpFunction %void
; CHECK: OpAtomicLoad %uint
; CHECK: OpAtomicCompareExchange %uint
; CHECK: OpFunctionEnd
; CHECK: = OpFunction %void
; CHECK-NOT: OpAtomic

target triple = "spir64-unknown-unknown"

define spir_kernel void @copy(ptr addrspace(1) %p, ptr addrspace(3) %q, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p3.i64(ptr addrspace(1) align 4 %p, ptr addrspace(3) align 4 %q, i64 %n, i32 4)
  ret void
}

define spir_kernel void @short(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 2 %p, ptr addrspace(1) align 2 %q, i32 %n, i32 2)
  ret void
}

define spir_kernel void @nothing(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i32(ptr addrspace(1) align 2 %p, ptr addrspace(1) align 2 %q, i32 0, i32 2)
  ret void
}
