; Casts between Workgroup and CrossWorkgroup pointers go through Generic, in both directions.
; shows: P4-workgroup-to-crossworkgroup
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %[[A:[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uint %l
; CHECK-NEXT: %a = OpGenericCastToPtr %_ptr_CrossWorkgroup_uint %[[A]]
; CHECK:      %[[B:[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uint %g
; CHECK-NEXT: %b = OpGenericCastToPtr %_ptr_Workgroup_uint %[[B]]

target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(3) %l, ptr addrspace(1) %g) {
  %a = addrspacecast ptr addrspace(3) %l to ptr addrspace(1)
  store i32 1, ptr addrspace(1) %a
  %b = addrspacecast ptr addrspace(1) %g to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %b
  ret void
}
