; A product of matrices of 8-bit numbers needs SPV_INTEL_subgroup_matrix_multiply_accumulate_float8.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate_float8 --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Vector16
; CHECK: {{[0-9]+}} Capability SubgroupMatrixMultiplyAccumulateINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_subgroup_matrix_multiply_accumulate"
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} SubgroupMatrixMultiplyAccumulateINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} ReturnValue {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroup_matrix_multiply_accumulate_float8
; REFUSED-NEXT: SubgroupMatrixMultiplyAccumulateINTEL with FP8 operand flags requires this extension
; REFUSED-NEXT: MatrixMultiplyAccumulateOperands MatrixAPackedFloat8E4M3INTEL needs SPV_INTEL_subgroup_matrix_multiply_accumulate_float8 (allow it with --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate_float8)
; REFUSED-NEXT: at   %r = call spir_func <4 x float> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32 64, <4 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 49152)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}float8.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x float> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32 64, <4 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 49152)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32, <4 x i32>, <8 x i32>, <4 x float>, i32)

define spir_func <4 x float> @f(<4 x i32> %a, <8 x i32> %b, <4 x float> %c) {
  %r = call spir_func <4 x float> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32 64, <4 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 49152)
  ret <4 x float> %r
}
