; Options that only affect other directions of translation or passes of other translators have no effect; their values
; are checked.
; RUN: llvm-spirv-rs %s -o %t.1
; RUN: llvm-spirv-rs %s -o %t.2 -spirv-target-env=SPV-IR --spirv-builtin-format=global --spirv-gen-kernel-arg-name-md
; RUN: llvm-spirv-rs %s -o %t.3 --spirv-emit-function-ptr-addr-space
; RUN: llvm-spirv-rs %s -o %t.4 --spirv-erase-cl-md=0 --spirv-lower-const-expr=false
; RUN: llvm-spirv-rs %s -o %t.5 --spirv-expand-step=1 --spirv-debug -spirv-use-llvm-backend-target --spec-const "7:i32:1"
; RUN: cmp %t.1 %t.5
; RUN: cmp %t.1 %t.2
; RUN: cmp %t.1 %t.3
; RUN: cmp %t.1 %t.4
; RUN: not llvm-spirv-rs %s --spirv-target-env=CL9.9 -o - 2>&1 | FileCheck %s

; RUN: llvm-spirv-rs --help-list-hidden | FileCheck %s --check-prefix=HELP

; HELP: Usage: llvm-spirv-rs
; CHECK: error[E112]: invalid value 'CL9.9' for '--spirv-target-env <ENVIRONMENT>'

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
