; Address space queries on a generic pointer: to_global, to_local and to_private return null for another address space;
; get_fence returns the fence flags.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %where = OpFunction
; CHECK:      OpGenericCastToPtrExplicit %_ptr_CrossWorkgroup_uchar %{{.*}} CrossWorkgroup
; CHECK:      OpGenericCastToPtrExplicit %_ptr_Workgroup_{{.*}} %{{.*}} Workgroup
; CHECK:      OpGenericCastToPtrExplicit %_ptr_Function_{{.*}} %{{.*}} Function
; WorkgroupMemory 0x100 and CrossWorkgroupMemory 0x200 are the flags 1 and 2.
; CHECK:      %[[SEMANTICS:.*]] = OpGenericPtrMemSemantics %uint %p
; CHECK-NEXT: %fence = OpShiftRightLogical %uint %[[SEMANTICS]] %uint_8
; CHECK-NEXT: OpReturnValue %fence
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func i32 @where(ptr addrspace(4) %p) {
  %global = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %p)
  store i32 1, ptr addrspace(1) %global, align 4
  %local = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %p)
  %private = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %p)
  %fence = call spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4) %p)
  ret i32 %fence
}

declare spir_func ptr addrspace(1) @__to_global(ptr addrspace(4))
declare spir_func ptr addrspace(3) @__to_local(ptr addrspace(4))
declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))
declare spir_func i32 @_Z9get_fencePU3AS4v(ptr addrspace(4))
