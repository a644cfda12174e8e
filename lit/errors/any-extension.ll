; A refusal names each extension that would do, where several capabilities allow a construct; each of them translates it.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls2 --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_fast_math_mode --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED

; CHECK:      error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; CHECK-NEXT: SPV_KHR_float_controls2{{$}}
; CHECK-NEXT: FPFastMathMode AllowContract needs SPV_KHR_float_controls2 or SPV_INTEL_fp_fast_math_mode (allow it with --spirv-ext=+SPV_KHR_float_controls2 or --spirv-ext=+SPV_INTEL_fp_fast_math_mode)

; ALLOWED: OpDecorate %r FPFastMathMode AllowContract

target triple = "spir64-unknown-unknown"

define spir_func float @f(float %a, float %b) {
  %r = fmul float %a, %b, !spirv.Decorations !0
  ret float %r
}

!0 = !{!1}
!1 = !{i32 40, i32 65536}
