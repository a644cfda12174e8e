; Device-only and host-only memory are global memory as well, and a generic pointer may point to any: a move between
; them may overlap and uses a variable, or copies byte by byte in the order given by two addresses of the same storage
; class. Local memory never overlaps global memory.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_usm_storage_classes --spirv-tools-dis -o - | FileCheck %s
;
; CHECK:      OpEntryPoint Kernel %[[MOVED:[0-9]+]] "moved"
; CHECK:      OpEntryPoint Kernel %[[COPIED:[0-9]+]] "copied"
; CHECK:      OpEntryPoint Kernel %[[INGLOBAL:[0-9]+]] "in_global"
; CHECK:      %[[MOVED]] = OpFunction %void
; CHECK:      OpLifetimeStart %[[BETWEEN:[0-9]+]] 0
; CHECK-NEXT: OpCopyMemorySized %[[BETWEEN]] %from %ulong_64 Aligned 4
; CHECK-NEXT: OpCopyMemorySized %to %[[BETWEEN]] %ulong_64 Aligned 4
; CHECK-NEXT: OpLifetimeStop %[[BETWEEN]] 0
; CHECK:      %[[COPIED]] = OpFunction %void
; CHECK:      OpCopyMemorySized %to_0 %from_0 %ulong_64 Aligned 4
; CHECK:      %[[INGLOBAL]] = OpFunction %void
; CHECK:      %[[THERE:[0-9]+]] = OpConvertPtrToU %ulong %from_1
; CHECK-NEXT: %[[TO:[0-9]+]] = OpPtrCastToCrossWorkgroup{{[A-Z]+}} %_ptr_CrossWorkgroup_uchar %to_1
; CHECK-NEXT: %[[HERE:[0-9]+]] = OpConvertPtrToU %ulong %[[TO]]
; CHECK-NEXT: OpULessThan %bool %[[THERE]] %[[HERE]]
; CHECK:      %in_generic = OpFunction
; CHECK:      %[[THERE:[0-9]+]] = OpConvertPtrToU %ulong %from_2
; CHECK-NEXT: %[[TO:[0-9]+]] = OpPtrCastToGeneric %_ptr_Generic_uchar %to_2
; CHECK-NEXT: %[[HERE:[0-9]+]] = OpConvertPtrToU %ulong %[[TO]]
; CHECK-NEXT: OpULessThan %bool %[[THERE]] %[[HERE]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @moved(ptr addrspace(5) %to, ptr addrspace(1) %from) {
  call void @llvm.memmove.p5.p1.i64(ptr addrspace(5) align 4 %to, ptr addrspace(1) align 4 %from, i64 64, i1 false)
  ret void
}

define spir_kernel void @copied(ptr addrspace(5) %to, ptr addrspace(3) %from) {
  call void @llvm.memmove.p5.p3.i64(ptr addrspace(5) align 4 %to, ptr addrspace(3) align 4 %from, i64 64, i1 false)
  ret void
}

define spir_kernel void @in_global(ptr addrspace(5) %to, ptr addrspace(1) %from, i64 %size) {
  call void @llvm.memmove.p5.p1.i64(ptr addrspace(5) align 4 %to, ptr addrspace(1) align 4 %from, i64 %size, i1 false)
  ret void
}

define spir_func void @in_generic(ptr addrspace(3) %to, ptr addrspace(4) %from, i64 %size) {
  call void @llvm.memmove.p3.p4.i64(ptr addrspace(3) align 4 %to, ptr addrspace(4) align 4 %from, i64 %size, i1 false)
  ret void
}
