; A call of OpGroupFAddNonUniformAMD needs SPV_AMD_shader_ballot.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_AMD_shader_ballot --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Groups
; CHECK-NEXT: OpExtension "SPV_AMD_shader_ballot"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_AMD_shader_ballot
; REFUSED-NEXT: OpGroupFAddNonUniformAMD needs SPV_AMD_shader_ballot (allow it with --spirv-ext=+SPV_AMD_shader_ballot)
; REFUSED-NEXT: at   %r = call spir_func float @__spirv_GroupFAddNonUniformAMD(i32 3, i32 0, float %a2)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}GroupFAddNonUniformAMD.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func float @__spirv_GroupFAddNonUniformAMD(i32 3, i32 0, float %a2)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func float @__spirv_GroupFAddNonUniformAMD(i32, i32, float)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a2 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpGroupFAddNonUniformAMD %float %uint_3 Reduce %a2
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(float %a2) {
  %r = call spir_func float @__spirv_GroupFAddNonUniformAMD(i32 3, i32 0, float %a2)
  ret void
}
