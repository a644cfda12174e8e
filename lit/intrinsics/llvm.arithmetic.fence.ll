; The operand of llvm.arithmetic.fence is computed without reassociation. Without the extension no fence instruction is
; emitted, and no flag or mode permits the consumer to reassociate.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_arithmetic_fence,+SPV_INTEL_fp_fast_math_mode --spirv-tools-dis -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_fast_math_mode --spirv-tools-dis -o - | FileCheck %s --check-prefix=WITHOUT
;
; CHECK:     OpCapability ArithmeticFenceEXT
; CHECK:     OpExtension "SPV_EXT_arithmetic_fence"
; CHECK-NOT: OpExecutionMode
; CHECK-DAG: OpDecorate %product FPFastMathMode Fast
; CHECK-DAG: OpDecorate %sum FPFastMathMode Fast
; CHECK:     %product = OpFMul
; CHECK:     %kept = OpArithmeticFenceEXT %float %product
; CHECK:     %sum = OpFAdd %float %kept %a
;
; WITHOUT-NOT: ArithmeticFence
; WITHOUT:     OpExecutionMode %{{[0-9]+}} ContractionOff
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
