; A call of OpSubgroupBlockPrefetchINTEL needs SPV_INTEL_subgroup_buffer_prefetch.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability SubgroupBufferPrefetchINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_subgroup_buffer_prefetch"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_subgroup_buffer_prefetch
; REFUSED-NEXT: OpSubgroupBlockPrefetchINTEL needs SPV_INTEL_subgroup_buffer_prefetch (allow it with --spirv-ext=+SPV_INTEL_subgroup_buffer_prefetch)
; REFUSED-NEXT: at   call spir_func void @__spirv_SubgroupBlockPrefetchINTEL(ptr addrspace(1) %a0, i32 16)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}SubgroupBlockPrefetchINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   call spir_func void @__spirv_SubgroupBlockPrefetchINTEL(ptr addrspace(1) %a0, i32 16)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_SubgroupBlockPrefetchINTEL(ptr addrspace(1), i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpSubgroupBlockPrefetchINTEL %a0 %uint_16
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) %a0) {
  call spir_func void @__spirv_SubgroupBlockPrefetchINTEL(ptr addrspace(1) %a0, i32 16)
  ret void
}
