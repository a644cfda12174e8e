; A cooperative matrix of 4-bit integers has a 4-bit component type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_int4,+SPV_KHR_cooperative_matrix | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpCapability Int4CooperativeMatrixINTEL
; CHECK-DAG: OpExtension "SPV_INTEL_int4"
; CHECK-DAG: %[[I4:.+]] = OpTypeInt 4 0
; CHECK-DAG: %[[MATRIX:.+]] = OpTypeCooperativeMatrixKHR %[[I4]] %uint_3 %uint_12 %uint_12 %uint_2
; CHECK:     %x = OpFunctionParameter %[[I4]]
; CHECK:     %m = OpCompositeConstruct %[[MATRIX]] %x

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_
; REFUSED-NEXT: {{.*}}SPV_INTEL_

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 12, 12, 2) @_Z26__spirv_CompositeConstruct(i4)

define spir_func void @f(i4 %x) {
  %m = call spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 12, 12, 2) @_Z26__spirv_CompositeConstruct(i4 %x)
  ret void
}
