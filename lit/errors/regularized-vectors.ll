; `-s` refuses a vector that OpenCL does not have and that it does not rewrite, unless an extension allows it.
; RUN: not llvm-spirv-rs -s %s -o - 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs -s %s --spirv-ext=+SPV_EXT_long_vector -o - | llvm-dis -o - | FileCheck %s --check-prefix=LONG

; CHECK: error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: Unsupported vector type with 5 elements (allow it with --spirv-ext=+SPV_EXT_long_vector)
; LONG: fadd <5 x float>

target triple = "spir64-unknown-unknown"

define spir_func <5 x float> @f(<5 x float> %x) {
  %sum = fadd <5 x float> %x, %x
  ret <5 x float> %sum
}
