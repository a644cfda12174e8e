; Device-only and host-only pointers have their own storage classes, or are CrossWorkgroup.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_usm_storage_classes | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=GLOBAL

; CHECK-DAG:  OpCapability USMStorageClasses{{INTEL|ALTERA}}
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK-NEXT: %device = OpFunctionParameter %_ptr_DeviceOnly{{INTEL|ALTERA}}_uint
; CHECK-NEXT: %host = OpFunctionParameter %_ptr_HostOnly{{INTEL|ALTERA}}_uint
; CHECK:      %from = OpPtrCastToCrossWorkgroup{{INTEL|ALTERA}} %_ptr_CrossWorkgroup_uint %host
; CHECK:      %[[CAST:.+]] = OpPtrCastToCrossWorkgroup{{INTEL|ALTERA}} %_ptr_CrossWorkgroup_uint %device
; CHECK:      %to = OpPtrCastToGeneric %_ptr_Generic_uint %[[CAST]]

; GLOBAL-NOT:  OpExtension
; GLOBAL:      %device = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; GLOBAL-NEXT: %host = OpFunctionParameter %_ptr_CrossWorkgroup_uint

target triple = "spir64-unknown-unknown"


define spir_kernel void @kernel(ptr addrspace(5) %device, ptr addrspace(6) %host) {
  %from = addrspacecast ptr addrspace(6) %host to ptr addrspace(1)
  %to = addrspacecast ptr addrspace(5) %device to ptr addrspace(4)
  %x = load i32, ptr addrspace(1) %from, align 4
  store i32 %x, ptr addrspace(4) %to, align 4
  ret void
}
