; Address spaces become storage classes; those of unified shared memory become CrossWorkgroup without their extension.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/known.ll --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,PLAIN
; RUN: llvm-spirv-rs %t/known.ll --spirv-ext=+SPV_INTEL_usm_storage_classes --spirv-tools-dis \
; RUN:   | FileCheck %s --check-prefixes=CHECK,USM
; RUN: not llvm-spirv-rs %t/unknown.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; USM:        OpExtension "SPV_INTEL_usm_storage_classes"
; CHECK:      %f = OpFunction
; CHECK-NEXT: OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: OpFunctionParameter %_ptr_UniformConstant_uchar
; CHECK-NEXT: OpFunctionParameter %_ptr_Workgroup_uchar
; CHECK-NEXT: OpFunctionParameter %_ptr_Generic_uchar
; PLAIN-NEXT: OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; PLAIN-NEXT: OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; USM-NEXT:   OpFunctionParameter %_ptr_DeviceOnly{{INTEL|ALTERA}}_uchar
; USM-NEXT:   OpFunctionParameter %_ptr_HostOnly{{INTEL|ALTERA}}_uchar
; CHECK-NEXT: OpLabel

; UNKNOWN:      InvalidModule: Invalid SPIR-V module: address space 10 has no storage class in SPIR-V
; UNKNOWN-NEXT: in function @f

;--- known.ll
target triple = "spir64-unknown-unknown"
define spir_func void @f(ptr %a, ptr addrspace(1) %b, ptr addrspace(2) %c, ptr addrspace(3) %d, ptr addrspace(4) %e,
                         ptr addrspace(5) %g, ptr addrspace(6) %h) {
  ret void
}
;--- unknown.ll
target triple = "spir64-unknown-unknown"
define spir_func void @f(ptr addrspace(10) %a) {
  ret void
}
