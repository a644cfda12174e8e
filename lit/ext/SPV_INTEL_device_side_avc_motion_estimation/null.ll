; Payloads and results of motion estimation have a null, because the extension adds their types to OpConstantNull.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: %[[TYPE:.+]] = OpTypeAvcImePayloadINTEL
; CHECK: %[[NULL:.+]] = OpConstantNull %[[TYPE]]
; CHECK: OpStore %payload %[[NULL]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_device_side_avc_motion_estimation
; REFUSED-NEXT: {{.*}}SPV_INTEL_device_side_avc_motion_estimation

target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  %payload = alloca target("spirv.AvcImePayloadINTEL"), align 4
  store target("spirv.AvcImePayloadINTEL") zeroinitializer, ptr %payload, align 4
  ret void
}
