; LLVM loads or stores an indirect operand in a register, of which an untyped pointer does not have the type.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers,+SPV_INTEL_inline_assembly -o %t.spv
; RUN: not llvm-spirv-rs -r -S %t.spv -o - 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_inline_assembly -o %t.typed.spv
; RUN: llvm-spirv-rs -r -S %t.typed.spv -o - | FileCheck %s --check-prefix=TYPED

; CHECK: an indirect argument in a register is an untyped pointer
; TYPED: elementtype(i32)

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {
  call void asm "mov $0, $1", "=*r,r"(ptr addrspace(1) elementtype(i32) %p, i32 %x)
  ret void
}
