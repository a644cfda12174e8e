; FPFastMathDefault excludes ContractionOff and `Fast`: instructions have the flags of the mode or their own, also where
; SPV_INTEL_fp_fast_math_mode is allowed as well.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_float_controls2 | FileCheck %s --check-prefixes=CHECK,ON
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_float_controls2 --spirv-fp-contract=off | FileCheck %s --check-prefixes=CHECK,OFF
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=all,+SPV_KHR_float_controls2 | FileCheck %s --check-prefixes=CHECK,ON

; CHECK-NOT: ContractionOff
; CHECK:     OpEntryPoint Kernel %[[WITH:[0-9]+]] "with"
; CHECK:     OpEntryPoint Kernel %[[WITHOUT:[0-9]+]] "without"
; CHECK:     OpExecutionModeId %[[WITH]] FPFastMathDefault %float %{{.+}}
; CHECK-NOT: OpExecutionMode %[[WITH]] 
; CHECK:     OpExecutionMode %[[WITHOUT]] ContractionOff
; ON:        OpDecorate %quotient FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|AllowContract|AllowReassoc|AllowTransform
; OFF:       OpDecorate %quotient FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|AllowReassoc

target triple = "spir64-unknown-unknown"

define spir_kernel void @with(ptr addrspace(1) %out, float %a, float %b) {
  %product = fmul float %a, %b
  %sum = fadd float %product, %b
  %quotient = fdiv fast float %sum, %a
  store float %quotient, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @without(ptr addrspace(1) %out, float %a, float %b) {
  %product = fmul float %a, %b
  %sum = fadd float %product, %b
  store float %sum, ptr addrspace(1) %out
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @with, i32 6028, float poison, i32 3}
