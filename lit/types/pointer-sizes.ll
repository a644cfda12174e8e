; A data layout with pointer sizes other than the target's is refused where memory contains such a pointer.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: sed 's/p3:32:32/p3:64:64/' %s | llvm-spirv-rs - -o %t.spv
; RUN: sed '/datalayout/d; s/spir64/spir/' %s | llvm-spirv-rs - -o %t.spv
;
; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: pointers into address space 3 have 32 bits in the data layout, and 64 on the target
; CHECK-SAME: give the module the data layout of its target
; CHECK-NEXT: at %q = getelementptr
; CHECK-NEXT: in function @steps

target datalayout = "e-p:64:64-p3:32:32-i64:64"
target triple = "spir64-unknown-unknown"

define spir_kernel void @steps(ptr addrspace(1) %p, i32 %i) {
  %q = getelementptr ptr addrspace(3), ptr addrspace(1) %p, i32 %i
  store ptr addrspace(3) null, ptr addrspace(1) %q, align 4
  ret void
}
