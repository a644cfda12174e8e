; A reduction of a cooperative matrix needs SPV_NV_cooperative_matrix2.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_NV_cooperative_matrix2 --spirv-ext=+SPV_KHR_cooperative_matrix --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability CooperativeMatrixReductionsEXT
; CHECK-NEXT: OpCapability CooperativeMatrixKHR
; CHECK-NEXT: OpExtension "SPV_KHR_cooperative_matrix"
; CHECK-NEXT: OpExtension "SPV_NV_cooperative_matrix2"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_8 %uint_2
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_cooperative_matrix_maintenance1 or SPV_NV_cooperative_matrix2
; REFUSED-NEXT: OpCooperativeMatrixReduceEXT needs SPV_EXT_cooperative_matrix_maintenance1 or SPV_NV_cooperative_matrix2 (allow it with --spirv-ext=+SPV_EXT_cooperative_matrix_maintenance1)
; REFUSED-NEXT: at   %r = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @__spirv_CooperativeMatrixReduceEXT(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a0, i32 1, ptr @add)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}reduce.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @__spirv_CooperativeMatrixReduceEXT(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a0, i32 1, ptr @add)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %add = OpFunction {{.*}}
; CHECK-NEXT: %x = OpFunctionParameter %float
; CHECK-NEXT: %y = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %x
; CHECK-NEXT: OpFunctionEnd
define internal spir_func float @add(float %x, float %y) {
  ret float %x
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @__spirv_CooperativeMatrixReduceEXT(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2), i32, ptr)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter [[M0]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpCooperativeMatrixReduceEXT [[M0]] %a0 Row %add
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a0) {
  %r = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @__spirv_CooperativeMatrixReduceEXT(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %a0, i32 1, ptr @add)
  ret void
}
