; ROW: `-s`
; RUN: $TRANSLATOR -s $INPUT -o module.bc
; RUN: llvm-dis module.bc -o -
; PEER: call {{.*}} @spirv.llvm_memset_p1_i64
; PEER: define {{.*}} @spirv.llvm_memset_p1_i64
; OURS: call void @llvm.memset.p1.i64
; OURS-NOT: @spirv.llvm_memset

target triple = "spir64-unknown-unknown"

declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1 immarg)

define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 %n, i1 false)
  ret void
}
