; The error that a call of llvm.fpbuiltin.* permits is a decoration of SPV_INTEL_fp_max_error, which the call requires.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_max_error --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:     OpDecorate %sum FPMaxErrorDecorationINTEL 0.5
; CHECK-NOT: FPMaxErrorDecorationINTEL

; REFUSED: RequiresExtension
; REFUSED: %sum = call float @llvm.fpbuiltin.fadd.f32

target triple = "spir64-unknown-unknown"

declare float @llvm.fpbuiltin.fadd.f32(float, float)

define spir_func float @f(float %x) {
  %sum = call float @llvm.fpbuiltin.fadd.f32(float %x, float %x) #0
  %more = call float @llvm.fpbuiltin.fadd.f32(float %sum, float %x)
  ret float %more
}

attributes #0 = { "fpbuiltin-max-error"="0.5" }
