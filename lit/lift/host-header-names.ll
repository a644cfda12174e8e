; Kernels with names that C or C++ reserves, or that the header of --emit-header uses, have others in C, and their own as
; symbols.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r --spirv-target-env=host --emit-header=%t.h %t.spv -o %t.bc
; RUN: FileCheck %s < %t.h
; RUN: clang -fsyntax-only -Wall -Werror -x c %t.h
; RUN: clang -fsyntax-only -Wall -Werror -x c++ %t.h

; CHECK: int kernel_new(const struct spirv_range *range, void **arguments) __asm__("new");
; CHECK: int kernel_int(const struct spirv_range *range, void **arguments) __asm__("int");
; CHECK: int kernel_size_t(const struct spirv_range *range, void **arguments) __asm__("size_t");
; CHECK: int kernel_NULL(const struct spirv_range *range, void **arguments) __asm__("NULL");
; CHECK: int kernel_uint32_t(const struct spirv_range *range, void **arguments) __asm__("uint32_t");
; CHECK: int news(const struct spirv_range *range, void **arguments);

target triple = "spir64-unknown-unknown"

define spir_kernel void @new() {
  ret void
}
define spir_kernel void @int() {
  ret void
}
define spir_kernel void @size_t() {
  ret void
}
define spir_kernel void @NULL() {
  ret void
}
define spir_kernel void @uint32_t() {
  ret void
}
define spir_kernel void @news() {
  ret void
}
