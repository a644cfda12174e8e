; Motion estimation: operations shared by all stages convert to the common (MCE) type, and an image and its sampler
; become one operand.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation --spirv-tools-dis | FileCheck %s
;
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_device_side_avc_motion_estimation
;
; CHECK-DAG: OpCapability SubgroupAvcMotionEstimationINTEL
; CHECK-DAG: OpCapability SubgroupAvcMotionEstimationIntraINTEL
; CHECK-DAG: %[[IME:.*]] = OpTypeAvcImePayloadINTEL
; CHECK-DAG: %[[MCE:.*]] = OpTypeAvcMcePayloadINTEL
; CHECK-DAG: %[[RESULT:.*]] = OpTypeAvcMceResultINTEL
; CHECK:      %start = OpSubgroupAvcImeInitializeINTEL %[[IME]] %xy %mask %mask
; CHECK-NEXT: %[[THERE:.*]] = OpSubgroupAvcImeConvertToMcePayloadINTEL %[[MCE]] %start
; CHECK-NEXT: %[[SET:.*]] = OpSubgroupAvcMceSetAcOnlyHaarINTEL %[[MCE]] %[[THERE]]
; CHECK-NEXT: %haar = OpSubgroupAvcMceConvertToImePayloadINTEL %[[IME]] %[[SET]]
; CHECK-NEXT: %[[FROM:TempSampledImage]] = OpVmeImageINTEL %{{.*}} %image %sampler
; CHECK-NEXT: %[[TO:.*]] = OpVmeImageINTEL %{{.*}} %image %sampler
; CHECK-NEXT: %found = OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL %{{.*}} %[[FROM]] %[[TO]] %haar
; CHECK-NEXT: %[[COMMON:.*]] = OpSubgroupAvcImeConvertToMceResultINTEL %[[RESULT]] %found
; CHECK-NEXT: %directions = OpSubgroupAvcMceGetInterDirectionsINTEL %uchar %[[COMMON]]
; CHECK-NEXT: OpSubgroupAvcSicConfigureIpeLumaINTEL
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func i8 @estimate(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, <2 x i16> %xy, i8 %mask, target("spirv.AvcSicPayloadINTEL") %sic) {
  %start = call spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16> %xy, i8 %mask, i8 %mask)
  %haar = call spir_func target("spirv.AvcImePayloadINTEL") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.AvcImePayloadINTEL") %start)
  %found = call spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, target("spirv.AvcImePayloadINTEL") %haar)
  %directions = call spir_func i8 @_Z44intel_sub_group_avc_ime_get_inter_directions36ocl_intel_sub_group_avc_ime_result_t(target("spirv.AvcImeResultINTEL") %found)
  %intra = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z37intel_sub_group_avc_sic_configure_ipehhhhhhh37ocl_intel_sub_group_avc_sic_payload_t(i8 %mask, i8 %mask, i8 %mask, i8 %mask, i8 %mask, i8 %mask, i8 %mask, target("spirv.AvcSicPayloadINTEL") %sic)
  ret i8 %directions
}

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16>, i8, i8)
declare spir_func target("spirv.AvcImePayloadINTEL") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.AvcImePayloadINTEL"))
declare spir_func target("spirv.AvcImeResultINTEL") @_Z54intel_sub_group_avc_ime_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), target("spirv.AvcImePayloadINTEL"))
declare spir_func i8 @_Z44intel_sub_group_avc_ime_get_inter_directions36ocl_intel_sub_group_avc_ime_result_t(target("spirv.AvcImeResultINTEL"))
declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z37intel_sub_group_avc_sic_configure_ipehhhhhhh37ocl_intel_sub_group_avc_sic_payload_t(i8, i8, i8, i8, i8, i8, i8, target("spirv.AvcSicPayloadINTEL"))
