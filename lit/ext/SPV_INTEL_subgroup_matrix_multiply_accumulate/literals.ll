; The constant that becomes the operands of a product is declared too.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate --spirv-tools-dis | FileCheck %s

; CHECK: %uint_49 = OpConstant %uint 49
; CHECK: OpSubgroupMatrixMultiplyAccumulateINTEL %v4uint %uint_32 %{{.*}} MatrixASignedComponentsINTEL|MatrixAPackedInt8INTEL|MatrixBPackedInt8INTEL

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32, <4 x i32>, <8 x i32>, <4 x i32>, i32)

define spir_func <4 x i32> @f(<4 x i32> %a, <8 x i32> %b, <4 x i32> %c) {
  %r = call spir_func <4 x i32> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32 32, <4 x i32> %a, <8 x i32> %b, <4 x i32> %c, i32 49)
  ret <4 x i32> %r
}
