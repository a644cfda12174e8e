; `-s` writes the LLVM module as bitcode, which translates as the input does if SPIR-V has everything; a pass that is
; requested changes it.
; RUN: rm -rf %t.d && mkdir %t.d && llvm-as %s -o %t.d/in.bc
; RUN: llvm-spirv-rs -s %t.d/in.bc
; RUN: llvm-dis %t.d/in.regularized.bc -o - | FileCheck %s
; RUN: llvm-spirv-rs %t.d/in.bc -o %t.plain && llvm-spirv-rs %t.d/in.regularized.bc -o %t.again && cmp %t.plain %t.again
; RUN: llvm-spirv-rs -s %s --spirv-mem2reg -o - | llvm-dis -o - | FileCheck %s --check-prefix=PROMOTED
; RUN: not llvm-spirv-rs -s %s --to-text -o - 2>&1 | FileCheck %s --check-prefix=CONFLICT

; CHECK: %place = alloca i24
; PROMOTED: define spir_kernel void @k
; PROMOTED-NOT: alloca
; CONFLICT: error[E112]: the argument {{.*}} cannot be used with

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i24 %value) {
  %place = alloca i24
  store i24 %value, ptr %place
  %loaded = load i24, ptr %place
  store i24 %loaded, ptr addrspace(1) %out
  ret void
}
