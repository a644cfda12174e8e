; Fast-math flags have bits of SPV_KHR_float_controls2 where it is allowed by name and SPV_INTEL_fp_fast_math_mode is not.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls2 --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls2,+SPV_INTEL_fp_fast_math_mode --spirv-tools-dis | FileCheck %s --check-prefix=BOTH
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT

; CHECK:     OpCapability FloatControls2
; CHECK:     OpExtension "SPV_KHR_float_controls2"
; CHECK-DAG: OpDecorate %sum FPFastMathMode NSZ|AllowContract|AllowReassoc
; CHECK-DAG: OpDecorate %product FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|AllowContract|AllowReassoc|AllowTransform

; BOTH:     OpExtension "SPV_INTEL_fp_fast_math_mode"
; BOTH-DAG: OpDecorate %sum FPFastMathMode NSZ|AllowContract|AllowReassoc
; BOTH-DAG: OpDecorate %product FPFastMathMode Fast

; WITHOUT-NOT: OpExtension
; WITHOUT-DAG: OpDecorate %sum FPFastMathMode NSZ
; WITHOUT-DAG: OpDecorate %product FPFastMathMode Fast

target triple = "spir64-unknown-unknown"

define spir_func float @f(float %a, float %b) {
  %sum = fadd nsz contract reassoc float %a, %b
  %product = fmul fast float %sum, %b
  ret float %product
}
