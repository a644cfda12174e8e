; A null or undefined address is a constant of the accessed type, without a cast and without another pointer type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpCapability Int8
; CHECK-DAG: %[[NULL:[0-9]+]] = OpConstantNull %_ptr_CrossWorkgroup_uint
; CHECK-DAG: %[[UNDEF:[0-9]+]] = OpUndef %_ptr_CrossWorkgroup_uint
; CHECK:     %v = OpLoad %uint %[[UNDEF]]
; CHECK:     OpStore %[[NULL]] %v

target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  %v = load i32, ptr addrspace(1) undef
  store i32 %v, ptr addrspace(1) null
  ret void
}
