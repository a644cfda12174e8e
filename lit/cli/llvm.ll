; LLVM reads assembly in another process of the program, in this one, in that of another program, or not at all.
; RUN: llvm-spirv-rs %s -o %t.default.spv
; RUN: llvm-spirv-rs %s --llvm=in-process -o %t.own.spv
; RUN: cmp %t.default.spv %t.own.spv
; RUN: not llvm-spirv-rs %s --llvm=never -o - 2>&1 | FileCheck %s --check-prefix=NEVER
; RUN: not llvm-spirv-rs %s --llvm=/no/program -o - 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: not llvm-spirv-rs %s --llvm= -o - 2>&1 | FileCheck %s --check-prefix=EMPTY

; Bitcode of this release needs no LLVM, but passes do.
; RUN: llvm-as %s -o %t.bc
; RUN: llvm-spirv-rs %t.bc --llvm=never -o %t.never.spv
; RUN: cmp %t.default.spv %t.never.spv
; RUN: not llvm-spirv-rs %t.bc --llvm=never --optimize -o - 2>&1 | FileCheck %s --check-prefix=PASSES

; NEVER: error[E111]: NotBuiltIn: LLVM assembly needs LLVM, which the options do not allow: pass bitcode of LLVM 15 to 24
; ABSENT: error[E101]: {{.*}}cannot read the module with /no/program: No such file
; EMPTY: expected never, in-process, or the program llvm-spirv-rs
; PASSES: error[E111]: NotBuiltIn: a pass needs LLVM, which the options do not allow: run the passes with `opt` first

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 42, ptr addrspace(1) %p, align 4
  ret void
}
