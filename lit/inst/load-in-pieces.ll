; A value that is split into parts in memory is loaded and stored through one pointer to bytes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %copy = OpFunction
; CHECK:      %[[BYTES:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %from
; CHECK-NEXT: %[[FIRST:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %from
; CHECK-NEXT: OpLoad %uint %[[FIRST]] Aligned 1
; CHECK-NEXT: %[[AT_4:[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %[[BYTES]] %ulong_4
; CHECK-NEXT: %[[SECOND:[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ushort %[[AT_4]]
; CHECK-NEXT: OpLoad %ushort %[[SECOND]] Aligned 1
; CHECK-NEXT: %[[AT_6:[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %[[BYTES]] %ulong_6
; CHECK-NEXT: OpLoad %uchar %[[AT_6]] Aligned 1

target triple = "spir64-unknown-unknown"
define spir_func void @copy(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %x = load i56, ptr addrspace(1) %from, align 1
  store i56 %x, ptr addrspace(1) %to, align 1
  ret void
}
