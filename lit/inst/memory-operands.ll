; Loads and stores have their alignment, Volatile and Nontemporal; copies of zero bytes emit nothing.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %plain = OpLoad %uint %p Aligned 4
; CHECK-NEXT: %looser = OpLoad %uint %p Aligned 1
; CHECK-NEXT: %kept = OpLoad %uint %p Volatile|Aligned 4
; CHECK-NEXT: %once = OpLoad %uint %p Aligned|Nontemporal 4
; CHECK-NEXT: OpStore %p %plain Volatile|Aligned|Nontemporal 8
; CHECK-NOT:  OpCopyMemorySized
; CHECK:      OpReturn

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %plain = load i32, ptr addrspace(1) %p, align 4
  %looser = load i32, ptr addrspace(1) %p, align 1
  %kept = load volatile i32, ptr addrspace(1) %p, align 4
  %once = load i32, ptr addrspace(1) %p, align 4, !nontemporal !0
  store volatile i32 %plain, ptr addrspace(1) %p, align 8, !nontemporal !0
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 0, i1 false)
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 0, i1 false)
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 0, i64 0, i1 false)
  ret void
}

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)
!0 = !{i32 1}
