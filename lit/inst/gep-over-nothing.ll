; A getelementptr step over a type of size zero emits nothing: SPIR-V would step over the one-element array that
; represents an empty array.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-LABEL: %flexible = OpFunction
; CHECK:         %[[BYTES:.+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %p
; CHECK:         %[[NONE:.+]] = OpIMul %ulong %n %ulong_0
; CHECK:         %[[SOME:.+]] = OpIMul %ulong %m %ulong_4
; CHECK:         %[[SUM:.+]] = OpIAdd %ulong %[[NONE]] %[[SOME]]
; CHECK:         OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %[[BYTES]] %[[SUM]]

; CHECK-LABEL: %nested = OpFunction
; CHECK:         %[[NONE:.+]] = OpIMul %ulong %n_0 %ulong_0
; CHECK:         OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %{{.+}} %[[NONE]]

; CHECK-LABEL: %first = OpFunction
; CHECK-NOT:     OpIMul
; CHECK:         OpPtrAccessChain %_ptr_CrossWorkgroup_uint %{{.+}} %ulong_0 %m_0

target triple = "spir64-unknown-unknown"

define spir_func void @flexible(ptr addrspace(1) %p, i64 %n, i64 %m) {
  %a = getelementptr [0 x i32], ptr addrspace(1) %p, i64 %n, i64 %m
  store i32 1, ptr addrspace(1) %a
  ret void
}

define spir_func void @nested(ptr addrspace(1) %p, i64 %n) {
  %a = getelementptr [3 x [0 x i32]], ptr addrspace(1) %p, i64 0, i64 %n
  store i32 1, ptr addrspace(1) %a
  ret void
}

define spir_func void @first(ptr addrspace(1) %p, i64 %m) {
  %a = getelementptr [0 x i32], ptr addrspace(1) %p, i64 0, i64 %m
  store i32 1, ptr addrspace(1) %a
  ret void
}
