; The conversions of bfloat16 and TF32 take matrices with SPV_INTEL_joint_matrix only.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_tensor_float32_conversion -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_tensor_float32_conversion,+SPV_INTEL_joint_matrix --no-validate --spirv-tools-dis | FileCheck %s

; REFUSED:      InvalidInstruction: Can't translate llvm instruction:
; REFUSED-NEXT: RoundFToTF32INTEL
; REFUSED-NEXT: Can be used with cooperative matrices only when SPV_INTEL_joint_matrix is enabled
; REFUSED-NEXT: found target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) (allow it with --spirv-ext=+SPV_INTEL_joint_matrix)

; CHECK: OpRoundFToTF32INTEL

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z25__spirv_RoundFToTF32INTEL(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2))

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %m) {
  %r = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @_Z25__spirv_RoundFToTF32INTEL(target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %m)
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %r
}
