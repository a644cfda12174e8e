; Modules that LLVM's verifier accepts but devices cannot run: an initializer of an Input variable, and a work-group
; size of zero.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/input.ll 2>&1 | FileCheck %s --check-prefix=INPUT
; RUN: not llvm-spirv-rs %t/size.ll 2>&1 | FileCheck %s --check-prefix=SIZE

; INPUT: error[E010]: InvalidModule: Invalid SPIR-V module: an input (address space 7) has no initializer; put the variable in address space 1 or 2
; INPUT: at   the global variable @input

; SIZE: error[E010]: InvalidModule: Invalid SPIR-V module: expected the sizes in !reqd_work_group_size to be positive, found 0
; SIZE: in   function @k

;--- input.ll
target triple = "spir64-unknown-unknown"

@input = addrspace(7) global i32 7

;--- size.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !reqd_work_group_size !0 {
  ret void
}

!0 = !{i32 8, i32 0, i32 1}
