; A call of OpSubgroupScaledMatrixMultiplyAccumulateINTEL needs SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Vector16
; CHECK: {{[0-9]+}} Capability SubgroupMatrixMultiplyAccumulateINTEL
; CHECK: {{[0-9]+}} Capability SubgroupScaledMatrixMultiplyAccumulateINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_subgroup_matrix_multiply_accumulate"
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} SubgroupScaledMatrixMultiplyAccumulateINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroup_matrix_multiply_accumulate
; REFUSED-NEXT: Capability SubgroupMatrixMultiplyAccumulateINTEL needs SPV_INTEL_subgroup_matrix_multiply_accumulate (allow it with --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate)
; REFUSED-NEXT: at   %r = call spir_func <4 x float> @__spirv_SubgroupScaledMatrixMultiplyAccumulateINTEL(i32 32, <4 x i32> %a1, <8 x i32> %a2, <4 x float> %a3, i32 %a4, i32 %a5, i32 0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}scaled.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x float> @__spirv_SubgroupScaledMatrixMultiplyAccumulateINTEL(i32 32, <4 x i32> %a1, <8 x i32> %a2, <4 x float> %a3, i32 %a4, i32 %a5, i32 0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @__spirv_SubgroupScaledMatrixMultiplyAccumulateINTEL(i32, <4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32)

define spir_func void @f(<4 x i32> %a1, <8 x i32> %a2, <4 x float> %a3, i32 %a4, i32 %a5) {
  %r = call spir_func <4 x float> @__spirv_SubgroupScaledMatrixMultiplyAccumulateINTEL(i32 32, <4 x i32> %a1, <8 x i32> %a2, <4 x float> %a3, i32 %a4, i32 %a5, i32 0)
  ret void
}
