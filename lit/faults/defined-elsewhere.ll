; A variable that another module defines is imported without an initializer.
; shows: P26
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpDecorate %x LinkageAttributes "x" Import
; CHECK: %x = OpVariable %_ptr_CrossWorkgroup_uint CrossWorkgroup{{$}}

target triple = "spir64-unknown-unknown"

@x = available_externally addrspace(1) global i32 3

define spir_kernel void @k(i32 %n) {
  store i32 %n, ptr addrspace(1) @x
  ret void
}
