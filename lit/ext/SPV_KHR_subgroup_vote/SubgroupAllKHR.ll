; A call of OpSubgroupAllKHR needs SPV_KHR_subgroup_vote.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_subgroup_vote --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability SubgroupVoteKHR
; CHECK-NEXT: OpExtension "SPV_KHR_subgroup_vote"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_subgroup_vote
; REFUSED-NEXT: OpSubgroupAllKHR needs SPV_KHR_subgroup_vote (allow it with --spirv-ext=+SPV_KHR_subgroup_vote)
; REFUSED-NEXT: at   %r = call spir_func i1 @__spirv_SubgroupAllKHR(i1 %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}SubgroupAllKHR.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i1 @__spirv_SubgroupAllKHR(i1 %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i1 @__spirv_SubgroupAllKHR(i1)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpSubgroupAllKHR %bool %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i1 %a0) {
  %r = call spir_func i1 @__spirv_SubgroupAllKHR(i1 %a0)
  ret void
}
