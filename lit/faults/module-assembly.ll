; Module-level assembly is refused.
; shows: P4-module-asm
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK: InvalidLlvmModule: Invalid LLVM module: Module-level inline assembly is not supported in SPIR-V

target triple = "spir64-unknown-unknown"
module asm "nop"
define spir_kernel void @k() {
  ret void
}
