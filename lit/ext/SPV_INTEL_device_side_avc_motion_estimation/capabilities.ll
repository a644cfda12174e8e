; Instructions for intra and chroma estimation need a capability of their own besides that of motion estimation.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation --spirv-tools-dis | FileCheck %s

; CHECK: OpCapability Groups
; CHECK: OpCapability SubgroupAvcMotionEstimationINTEL
; CHECK: OpCapability SubgroupAvcMotionEstimationIntraINTEL
; CHECK: OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL

target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z57__spirv_SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELhh(i8, i8)

define spir_func i8 @f(i8 %x) {
  %penalty = call spir_func i8 @_Z57__spirv_SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELhh(i8 %x, i8 %x)
  ret i8 %penalty
}
