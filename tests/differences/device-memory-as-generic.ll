; ROW: a pointer to memory of the device or host alone, as a generic pointer
; OPTIONS: --spirv-ext=+SPV_INTEL_usm_storage_classes
; PEER: spirv-val: {{.*}}requires one of these extensions: SPV_ALTERA_usm_storage_classes SPV_INTEL_usm_storage_classes
; PEER: %p = OpFunctionParameter %_ptr_DeviceOnlyALTERA_uchar
; PEER: OpPtrCastToGeneric %_ptr_Generic_uchar %p
; OURS: OpExtension "SPV_INTEL_usm_storage_classes"
; OURS: [[GLOBAL:%[0-9]+]] = OpPtrCastToCrossWorkgroupALTERA %_ptr_CrossWorkgroup_uchar %p
; OURS: OpPtrCastToGeneric %_ptr_Generic_uchar [[GLOBAL]]

target triple = "spir64-unknown-unknown"

define spir_func ptr addrspace(4) @f(ptr addrspace(5) %p) {
  %r = addrspacecast ptr addrspace(5) %p to ptr addrspace(4)
  ret ptr addrspace(4) %r
}
