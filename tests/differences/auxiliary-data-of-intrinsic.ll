; ROW: auxiliary data of an intrinsic that is no function of the module
; OPTIONS: --spirv-preserve-auxdata --spirv-allow-unknown-intrinsics=llvm.genx.
; PEER: spirv-val: {{.*}}ID {{.*}} has not been defined
; OURS-NOT: llvm_memmove
; OURS: OpCopyMemorySized

target triple = "spir64-unknown-unknown"

declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)

define spir_kernel void @k(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 72, i1 false)
  ret void
}
