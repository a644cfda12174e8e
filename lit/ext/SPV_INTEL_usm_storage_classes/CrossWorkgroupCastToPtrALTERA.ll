; A call of OpCrossWorkgroupCastToPtrALTERA needs SPV_INTEL_usm_storage_classes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_usm_storage_classes --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability USMStorageClassesALTERA
; CHECK-NEXT: OpExtension "SPV_INTEL_usm_storage_classes"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_usm_storage_classes or SPV_ALTERA_usm_storage_classes
; REFUSED-NEXT: OpCrossWorkgroupCastToPtrALTERA needs SPV_INTEL_usm_storage_classes or SPV_ALTERA_usm_storage_classes (allow it with --spirv-ext=+SPV_INTEL_usm_storage_classes)
; REFUSED-NEXT: at   %r = call spir_func ptr addrspace(5) @__spirv_CrossWorkgroupCastToPtrALTERA(ptr addrspace(1) %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}CrossWorkgroupCastToPtrALTERA.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func ptr addrspace(5) @__spirv_CrossWorkgroupCastToPtrALTERA(ptr addrspace(1) %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func ptr addrspace(5) @__spirv_CrossWorkgroupCastToPtrALTERA(ptr addrspace(1))

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpCrossWorkgroupCastToPtrALTERA %_ptr_DeviceOnlyALTERA_uchar %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) %a0) {
  %r = call spir_func ptr addrspace(5) @__spirv_CrossWorkgroupCastToPtrALTERA(ptr addrspace(1) %a0)
  ret void
}
