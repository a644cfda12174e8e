; A call of OpSubgroupMatrixMultiplyAccumulateINTEL needs SPV_INTEL_subgroup_matrix_multiply_accumulate.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: OpCapability SubgroupMatrixMultiplyAccumulateINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_subgroup_matrix_multiply_accumulate"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroup_matrix_multiply_accumulate
; REFUSED-NEXT: OpSubgroupMatrixMultiplyAccumulateINTEL needs SPV_INTEL_subgroup_matrix_multiply_accumulate (allow it with --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate)
; REFUSED-NEXT: at   %r = call spir_func <4 x i32> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32 32, <4 x i32> %a1, <8 x i32> %a2, <4 x i32> %a3, i32 48)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}SubgroupMatrixMultiplyAccumulateINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x i32> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32 32, <4 x i32> %a1, <8 x i32> %a2, <4 x i32> %a3, i32 48)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32, <4 x i32>, <8 x i32>, <4 x i32>, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %a2 = OpFunctionParameter %v8uint
; CHECK-NEXT: %a3 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpSubgroupMatrixMultiplyAccumulateINTEL %v4uint %uint_32 %a1 %a2 %a3 MatrixAPackedInt8INTEL|MatrixBPackedInt8INTEL
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(<4 x i32> %a1, <8 x i32> %a2, <4 x i32> %a3) {
  %r = call spir_func <4 x i32> @__spirv_SubgroupMatrixMultiplyAccumulateINTEL(i32 32, <4 x i32> %a1, <8 x i32> %a2, <4 x i32> %a3, i32 48)
  ret void
}
