; Pointers are cast to and from Generic, and between other address spaces through Generic (R166).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %to_generic = OpFunction %_ptr_Generic_uchar None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %r = OpPtrCastToGeneric %_ptr_Generic_uchar %p
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %from_generic = OpFunction %_ptr_CrossWorkgroup_uchar None %[[V3:[0-9]+]]
; CHECK:      %[[V4:[0-9]+]] = OpLabel
; CHECK-NEXT: %r_0 = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %p_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK:      %through = OpFunction %_ptr_CrossWorkgroup_uchar None %[[V5:[0-9]+]]
; CHECK:      %[[V6:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V7:[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uchar %p_1
; CHECK-NEXT: %r_1 = OpGenericCastToPtr %_ptr_CrossWorkgroup_uchar %[[V7]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK:      %null = OpFunction %_ptr_Generic_uchar None %[[V8:[0-9]+]]
; CHECK:      %[[V9:[0-9]+]] = OpLabel
; CHECK-NEXT: OpReturnValue %[[V10:[0-9]+]]

target triple = "spir64-unknown-unknown"
define spir_func ptr addrspace(4) @to.generic(ptr addrspace(3) %p) {
  %r = addrspacecast ptr addrspace(3) %p to ptr addrspace(4)
  ret ptr addrspace(4) %r
}
define spir_func ptr addrspace(1) @from.generic(ptr addrspace(4) %p) {
  %r = addrspacecast ptr addrspace(4) %p to ptr addrspace(1)
  ret ptr addrspace(1) %r
}
define spir_func ptr addrspace(1) @through(ptr addrspace(3) %p) {
  %r = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)
  ret ptr addrspace(1) %r
}
define spir_func ptr addrspace(4) @null() {
  %r = addrspacecast ptr addrspace(3) null to ptr addrspace(4)
  ret ptr addrspace(4) %r
}
