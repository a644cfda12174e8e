; Writes to constant memory and to Input variables are refused, for all instructions that write.
; RUN: not llvm-spirv-rs %s -W all 2>&1 | FileCheck %s

; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: constant memory (address space 2) is read-only; put the variable in another address space
; CHECK:   at   store i32 %x, ptr addrspace(2) %p
; CHECK:   in   function @word
; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: constant memory
; CHECK:   at   store <3 x i5>
; CHECK:   in   function @odd
; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: constant memory
; CHECK:   at   %old = atomicrmw add ptr addrspace(2) %p
; CHECK:   in   function @atomic
; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: constant memory
; CHECK:   at   %old = atomicrmw add ptr addrspace(2) %p, i8
; CHECK:   in   function @byte
; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: an input (address space 7) is read-only
; CHECK:   at   store i32 %x, ptr addrspace(7) %p
; CHECK:   in   function @input

target triple = "spir64-unknown-unknown"

define spir_func void @word(ptr addrspace(2) %p, i32 %x) {
  store i32 %x, ptr addrspace(2) %p
  ret void
}

define spir_func void @odd(ptr addrspace(2) %p, <3 x i5> %x) {
  store <3 x i5> %x, ptr addrspace(2) %p
  ret void
}

define spir_func i32 @atomic(ptr addrspace(2) %p, i32 %x) {
  %old = atomicrmw add ptr addrspace(2) %p, i32 %x monotonic
  ret i32 %old
}

define spir_func i8 @byte(ptr addrspace(2) %p, i8 %x) {
  %old = atomicrmw add ptr addrspace(2) %p, i8 %x monotonic
  ret i8 %old
}

define spir_func void @input(ptr addrspace(7) %p, i32 %x) {
  store i32 %x, ptr addrspace(7) %p
  ret void
}
