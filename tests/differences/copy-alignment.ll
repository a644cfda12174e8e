; ROW: copies of memory without `align`
; PEER: OpCopyMemorySized %to %from %n{{( None)?$}}
; OURS: OpCopyMemorySized %to %from %n Aligned 1

target triple = "spir64-unknown-unknown"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)

define spir_kernel void @k(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 %n, i1 false)
  ret void
}
