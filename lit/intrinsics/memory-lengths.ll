; A length is unsigned, but indices of access chains are signed: a narrow length is zero-extended before bytes are
; counted.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
;
; CHECK:      %set = OpFunction
; CHECK:      %[[SIZE:[0-9]+]] = OpUConvert %ulong %size
; CHECK:      %[[INDEX:[0-9]+]] = OpPhi %ulong %ulong_0
; CHECK-NEXT: OpULessThan %bool %[[INDEX]] %[[SIZE]]
; CHECK:      OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar %to %[[INDEX]]
; CHECK:      %moved = OpFunction
; CHECK:      %[[SIZE:[0-9]+]] = OpUConvert %ulong %size_0
; CHECK-NEXT: OpIEqual %bool %[[SIZE]] %ulong_0
; CHECK:      %[[INDEX:[0-9]+]] = OpPhi %ulong %[[SIZE]]
; CHECK-NEXT: OpISub %ulong %[[INDEX]] %ulong_1
; CHECK:      OpPhi %ulong %ulong_0
; CHECK:      OpIEqual %bool %{{[0-9]+}} %[[SIZE]]

target triple = "spir64-unknown-unknown"

define spir_func void @set(ptr addrspace(1) %to, i16 %size) {
  call void @llvm.memset.p1.i16(ptr addrspace(1) %to, i8 7, i16 %size, i1 false)
  ret void
}

define spir_func void @moved(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %size) {
  call void @llvm.memmove.p1.p1.i32(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %size, i1 false)
  ret void
}
