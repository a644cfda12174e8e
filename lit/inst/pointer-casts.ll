; ptrtoint and inttoptr are one instruction for the integers of SPIR-V; others are resized from an integer of the pointer
; width.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %ptrtoint = OpFunction %ulong None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %r = OpConvertPtrToU %ulong %p
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %narrow = OpFunction %uint None %[[V3:[0-9]+]]
; CHECK:      %[[V4:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V5:[0-9]+]] = OpConvertPtrToU %ulong %p_0
; CHECK-NEXT: %[[V6:[0-9]+]] = OpUConvert %uint %[[V5]]
; CHECK-NEXT: %r_0 = OpBitwiseAnd %uint %[[V6]] %uint_16777215
; CHECK-NEXT: OpReturnValue %r_0
; CHECK:      %wide = OpFunction %[[S8:_struct_[0-9]+]] None %[[V7:[0-9]+]]
; CHECK:      %[[V9:[0-9]+]] = OpLabel
; CHECK-NEXT: %r_1 = OpConvertPtrToU %ulong %p_1
; CHECK-NEXT: %[[V10:[0-9]+]] = OpConvertPtrToU %ulong %p_1
; CHECK-NEXT: %[[V11:[0-9]+]] = OpCompositeConstruct %[[S8]] %[[V10]] %ulong_0
; CHECK-NEXT: OpReturnValue %[[V11]]
; CHECK:      %inttoptr = OpFunction %_ptr_CrossWorkgroup_uchar None %[[V12:[0-9]+]]
; CHECK:      %[[V13:[0-9]+]] = OpLabel
; CHECK-NEXT: %r_2 = OpConvertUToPtr %_ptr_CrossWorkgroup_uchar %a
; CHECK-NEXT: OpReturnValue %r_2
; CHECK:      %vector = OpFunction %v2ulong None %[[V15:[0-9]+]]
; CHECK:      %[[V16:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V17:[0-9]+]] = OpConvertPtrToU %ulong %[[V18:[0-9]+]]
; CHECK-NEXT: %[[V19:[0-9]+]] = OpConvertPtrToU %ulong %[[V20:[0-9]+]]
; CHECK-NEXT: %r_3 = OpCompositeConstruct %v2ulong %[[V17]] %[[V19]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK:      %low = OpFunction %ushort
; CHECK:      %r_4 = OpConvertPtrToU %ushort %p_2

target triple = "spir64-unknown-unknown"
define spir_func i64 @ptrtoint(ptr addrspace(1) %p) {
  %r = ptrtoint ptr addrspace(1) %p to i64
  ret i64 %r
}
define spir_func i24 @narrow(ptr addrspace(1) %p) {
  %r = ptrtoint ptr addrspace(1) %p to i24
  ret i24 %r
}
define spir_func i128 @wide(ptr addrspace(1) %p) {
  %r = ptrtoaddr ptr addrspace(1) %p to i64
  %s = ptrtoint ptr addrspace(1) %p to i128
  ret i128 %s
}
define spir_func ptr addrspace(1) @inttoptr(i32 %a) {
  %r = inttoptr i32 %a to ptr addrspace(1)
  ret ptr addrspace(1) %r
}
define spir_func <2 x i64> @vector(<2 x ptr addrspace(1)> %p) {
  %r = ptrtoint <2 x ptr addrspace(1)> %p to <2 x i64>
  ret <2 x i64> %r
}
define spir_func i16 @low(ptr addrspace(1) %p) {
  %r = ptrtoint ptr addrspace(1) %p to i16
  ret i16 %r
}
