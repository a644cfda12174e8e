; Where contraction is disabled, no instruction allows it with a flag, not even through `fast`.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s --check-prefix=ON
; RUN: llvm-spirv-rs %s --spirv-fp-contract=off --spirv-tools-dis -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-fp-contract=off --spirv-ext=+SPV_INTEL_fp_fast_math_mode --spirv-tools-dis -o - \
; RUN:   | FileCheck %s --check-prefix=MODES
;
; ON-NOT: OpExecutionMode
; ON:     OpDecorate %product FPFastMathMode Fast{{$}}
; ON:     OpDecorate %sum FPFastMathMode Fast{{$}}
;
; CHECK: OpExecutionMode %{{[0-9]+}} ContractionOff
; CHECK: OpDecorate %product FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip{{$}}
; CHECK: OpDecorate %sum FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip{{$}}
;
; MODES: OpExecutionMode %{{[0-9]+}} ContractionOff
; MODES: OpDecorate %product FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|AllowReassoc{{$}}
; MODES: OpDecorate %sum FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|AllowReassoc{{$}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @relaxed(ptr addrspace(1) %p, float %a) {
  %product = fmul fast float %a, %a
  %sum = fadd fast float %product, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}
