; A matrix may have Workgroup scope with any dimensions: the extension requires no fixed size.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_cooperative_matrix | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: %[[MATRIX:.+]] = OpTypeCooperativeMatrixKHR %float %uint_2 %uint_8 %uint_8 %uint_2
; CHECK: OpCompositeConstruct %[[MATRIX]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_cooperative_matrix
; REFUSED-NEXT: {{.*}}SPV_KHR_cooperative_matrix

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", float, 2, 8, 8, 2) @_Z26__spirv_CompositeConstructf(float)

define spir_kernel void @k(float %x) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", float, 2, 8, 8, 2) @_Z26__spirv_CompositeConstructf(float %x)
  ret void
}
