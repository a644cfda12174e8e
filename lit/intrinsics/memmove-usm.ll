; Memory that only the device or only the host has is global memory as well: what is moved there may overlap, and goes
; through a variable. Local memory overlaps with none of it.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_usm_storage_classes --spirv-tools-dis -o - | FileCheck %s
;
; CHECK:      %moved = OpFunction
; CHECK:      %[[BETWEEN:[0-9]+]] = OpBitcast %_ptr_Function_uchar
; CHECK-NEXT: OpCopyMemorySized %[[BETWEEN]] %from %ulong_64 Aligned 4
; CHECK-NEXT: OpCopyMemorySized %to %[[BETWEEN]] %ulong_64 Aligned 4
; CHECK:      %copied = OpFunction
; CHECK:      OpCopyMemorySized %to_0 %from_0 %ulong_64 Aligned 4

target triple = "spir64-unknown-unknown"

define spir_kernel void @moved(ptr addrspace(5) %to, ptr addrspace(1) %from) {
  call void @llvm.memmove.p5.p1.i64(ptr addrspace(5) align 4 %to, ptr addrspace(1) align 4 %from, i64 64, i1 false)
  ret void
}

define spir_kernel void @copied(ptr addrspace(5) %to, ptr addrspace(3) %from) {
  call void @llvm.memmove.p5.p3.i64(ptr addrspace(5) align 4 %to, ptr addrspace(3) align 4 %from, i64 64, i1 false)
  ret void
}
