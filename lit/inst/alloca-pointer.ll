; The variable of a pointer has the type that its uses state, and no other type is declared.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpTypeInt 8
; CHECK:     %slot = OpVariable %_ptr_Function__ptr_CrossWorkgroup_uint Function

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %in) {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %in, ptr %slot
  %out = load ptr addrspace(1), ptr %slot
  store i32 1, ptr addrspace(1) %out
  ret void
}
