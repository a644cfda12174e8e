; What is behind llvm.arithmetic.fence is computed as it stands. Without the extension no instruction for that may be
; written, and no consumer is told that it may compute otherwise.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_arithmetic_fence,+SPV_INTEL_fp_fast_math_mode --spirv-tools-dis -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_fast_math_mode --spirv-tools-dis -o - | FileCheck %s --check-prefix=WITHOUT
;
; CHECK:     OpCapability ArithmeticFenceEXT
; CHECK:     OpExtension "SPV_EXT_arithmetic_fence"
; CHECK-NOT: OpExecutionMode
; CHECK-DAG: OpDecorate %product FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|Fast|AllowContract|AllowReassoc
; CHECK-DAG: OpDecorate %sum FPFastMathMode NotNaN|NotInf|NSZ|AllowRecip|Fast|AllowContract|AllowReassoc
; CHECK:     %product = OpFMul
; CHECK:     %kept = OpArithmeticFenceEXT %float %product
; CHECK:     %sum = OpFAdd %float %kept %a
;
; WITHOUT-NOT: ArithmeticFence
; WITHOUT:     OpExecutionMode %fenced ContractionOff
; WITHOUT:     OpDecorate %product FPFastMathMode NotNaN|NotInf|NSZ{{$}}
; WITHOUT:     OpDecorate %sum FPFastMathMode NotNaN|NotInf|NSZ{{$}}
; WITHOUT:     %product = OpFMul
; WITHOUT:     %sum = OpFAdd %float %product %a

target triple = "spir64-unknown-unknown"

define spir_kernel void @fenced(ptr addrspace(1) %p, float %a) {
  %product = fmul fast float %a, %a
  %kept = call float @llvm.arithmetic.fence.f32(float %product)
  %sum = fadd fast float %kept, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}
