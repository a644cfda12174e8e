; Module-level assembly is refused.
; shows: P4-module-asm
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK: InvalidModule: Invalid SPIR-V module: SPIR-V has no module-level assembly

target triple = "spir64-unknown-unknown"
module asm "nop"
define spir_kernel void @k() {
  ret void
}
