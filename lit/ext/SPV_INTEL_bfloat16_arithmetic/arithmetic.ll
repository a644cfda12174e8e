; bfloat arithmetic is emitted directly with the extension, and is promoted to float without it.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic -o - | od -An -tu4 -v | tr -s ' \n' ' ' | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat16 --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT
;
; OpCapability BFloat16ArithmeticINTEL, OpTypeFloat 16 BFloat16KHR, OpFAdd of that type.
; CHECK:      131089 6226
; CHECK:      262166 [[TYPE:[0-9]+]] 16 0
; CHECK:      327809 [[TYPE]]
;
; WITHOUT: OpFAdd %float
; WITHOUT: %r = OpFConvert %bfloat16

target triple = "spir64-unknown-unknown"
define spir_func bfloat @f(bfloat %a, bfloat %b) {
  %r = fadd bfloat %a, %b
  ret bfloat %r
}
