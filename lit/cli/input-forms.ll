; Assembly and bitcode, from a file or from standard input, give the same words; the content decides the format, not the
; file name.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-as %s -o %t.not-called-bc
; RUN: llvm-spirv-rs %t.not-called-bc -o %t.bc.spv
; RUN: cmp %t.spv %t.bc.spv
; RUN: llvm-spirv-rs -o %t.stdin.spv < %t.not-called-bc
; RUN: cmp %t.spv %t.stdin.spv
; RUN: llvm-spirv-rs - -o - < %s | cmp - %t.spv

target triple = "spir64-unknown-unknown"

define spir_kernel void @nothing() {
  ret void
}
