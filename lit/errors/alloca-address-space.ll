; Variables are in private memory: an alloca in the address space of other memory is an error.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      InvalidInstruction
; CHECK-NEXT: expected an alloca in private memory, address space 0, found address space 5
; CHECK-NEXT: at   %slot = alloca i32, align 4, addrspace(5)

target datalayout = "e-i64:64-A5"
target triple = "spir64-unknown-unknown"

define spir_func i32 @f() {
  %slot = alloca i32, align 4, addrspace(5)
  store i32 1, ptr addrspace(5) %slot, align 4
  %value = load i32, ptr addrspace(5) %slot, align 4
  ret i32 %value
}
