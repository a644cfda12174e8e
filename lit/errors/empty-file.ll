; An empty file is neither bitcode nor assembly.
; RUN: rm -f %t.bc %t.spv
; RUN: touch %t.bc
; RUN: not llvm-spirv-rs %t.bc -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs -o - < %t.bc 2>&1 | FileCheck %s
; RUN: not test -e %t.spv

; CHECK: error[E102]: EmptyInput: Can't translate, file is empty: expected LLVM bitcode or LLVM assembly
