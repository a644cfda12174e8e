; A call of OpCompositeConstructReplicateEXT needs SPV_EXT_replicated_composites.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_replicated_composites --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability ReplicatedCompositesEXT
; CHECK-NEXT: OpExtension "SPV_EXT_replicated_composites"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_replicated_composites
; REFUSED-NEXT: OpCompositeConstructReplicateEXT needs SPV_EXT_replicated_composites (allow it with --spirv-ext=+SPV_EXT_replicated_composites)
; REFUSED-NEXT: at   %r = call spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(float %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}CompositeConstructReplicateEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(float %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(float)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpCompositeConstructReplicateEXT %v4float %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(float %a0) {
  %r = call spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(float %a0)
  ret void
}
