; Conversions of a matrix's components between float and shorter formats need the capability of the format.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix,+SPV_INTEL_tensor_float32_conversion,+SPV_INTEL_bfloat16_conversion --spirv-text -o - | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_tensor_float32_conversion,+SPV_INTEL_bfloat16_conversion -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: Capability CooperativeMatrixTF32ComponentTypeINTEL
; CHECK-DAG: Capability CooperativeMatrixBFloat16ComponentTypeINTEL
; CHECK:     RoundFToTF32INTEL
; CHECK:     ConvertFToBF16INTEL

; REFUSED:      InvalidInstruction: Can't translate llvm instruction:
; REFUSED-NEXT: RoundFToTF32INTEL
; REFUSED-NEXT: only when SPV_INTEL_joint_matrix is enabled

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_RoundFToTF32INTEL(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2))
declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 12, 12, 2) @_Z27__spirv_ConvertFToBF16INTEL(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2))

define spir_func void @f(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %m) {
  %rounded = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) @_Z25__spirv_RoundFToTF32INTEL(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %m)
  %narrow = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 12, 12, 2) @_Z27__spirv_ConvertFToBF16INTEL(target("spirv.CooperativeMatrixKHR", float, 3, 12, 12, 2) %rounded)
  ret void
}
