; A call of OpRoundFToTF32INTEL needs SPV_INTEL_tensor_float32_conversion.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_tensor_float32_conversion --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability TensorFloat32RoundingINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_tensor_float32_conversion"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_tensor_float32_conversion
; REFUSED-NEXT: OpRoundFToTF32INTEL needs SPV_INTEL_tensor_float32_conversion (allow it with --spirv-ext=+SPV_INTEL_tensor_float32_conversion)
; REFUSED-NEXT: at   %r = call spir_func float @__spirv_RoundFToTF32INTEL(float %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}RoundFToTF32INTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func float @__spirv_RoundFToTF32INTEL(float %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func float @__spirv_RoundFToTF32INTEL(float)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpRoundFToTF32INTEL %float %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(float %a0) {
  %r = call spir_func float @__spirv_RoundFToTF32INTEL(float %a0)
  ret void
}
