; The address of a function with data before its code is refused: code may read the data through it.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv 2>&1 | FileCheck %s
; RUN: sed 's/^.*store.*$//' %s | llvm-spirv-rs - -o %t.spv
; CHECK: @f has its address taken and data before its code (prefix), which SPIR-V cannot express

target triple = "spir64-unknown-unknown"

define internal void @f() prefix i32 123 {
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  call void @f()
  ret void
}
