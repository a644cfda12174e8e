; A generic null pointer is cast as any other; the null pointer of a named address space is null in every other, and its
; own type is not needed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=_ptr_CrossWorkgroup

; CHECK:      %[[NULL:[0-9]+]] = OpConstantNull %_ptr_Generic_uchar
; CHECK:      %from_generic = OpFunction
; CHECK:      %[[CAST:[0-9]+]] = OpGenericCastToPtr %_ptr_Workgroup_uchar %[[NULL]]
; CHECK-NEXT: %same = OpPtrEqual %bool %[[CAST]] %p
; CHECK:      %to_generic = OpFunction
; CHECK-NOT:  OpPtrCastToGeneric
; CHECK:      OpReturnValue %[[NULL]]

target triple = "spir64-unknown-unknown"

define spir_func i1 @from_generic(ptr addrspace(3) %p) {
  %same = icmp eq ptr addrspace(3) addrspacecast (ptr addrspace(4) null to ptr addrspace(3)), %p
  ret i1 %same
}

define spir_func ptr addrspace(4) @to_generic() {
  ret ptr addrspace(4) addrspacecast (ptr addrspace(1) null to ptr addrspace(4))
}
