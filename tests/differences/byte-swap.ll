; ROW: `llvm.bswap`, `llvm.memset` with a length unknown before the run
; PEER-DAG: LinkageAttributes "spirv.llvm_bswap_i32" Export
; PEER-DAG: LinkageAttributes "spirv.llvm_memset_p1_i64" Export
; OURS-NOT: llvm_bswap
; OURS-NOT: llvm_memset

target triple = "spir64-unknown-unknown"

declare i32 @llvm.bswap.i32(i32)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1 immarg)

define spir_func i32 @f(i32 %a, ptr addrspace(1) %p, i64 %n) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 %n, i1 false)
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
