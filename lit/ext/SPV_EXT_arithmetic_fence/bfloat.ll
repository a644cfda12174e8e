; A bfloat without a type of its own is an integer, which no consumer reorders, so that it needs no fence.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_arithmetic_fence --spirv-tools-dis | FileCheck %s --implicit-check-not=OpArithmeticFenceEXT
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_arithmetic_fence,+SPV_KHR_bfloat16 --spirv-text -o - | FileCheck %s --check-prefix=TYPED

; CHECK: OpReturnValue

; TYPED: ArithmeticFenceEXT

target triple = "spir64-unknown-unknown"

declare bfloat @llvm.arithmetic.fence.bf16(bfloat)

define spir_func bfloat @f(bfloat %x) {
  %product = fmul bfloat %x, %x
  %kept = call bfloat @llvm.arithmetic.fence.bf16(bfloat %product)
  ret bfloat %kept
}
