; A copy of an undefined number of bytes copies nothing: OpCopyMemorySized does not allow a constant 0, which stands for an
; undefined value in a module with freeze.
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s

; CHECK-NOT: CopyMemorySized

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %n) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 undef, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %to, ptr addrspace(1) %from, i64 poison, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %to, i8 0, i64 undef, i1 false)
  %kept = freeze i32 %n
  ret i32 %kept
}

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1 immarg)
