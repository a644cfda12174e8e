; Lifetime markers have size zero, because the pointer has a pointee type; this includes variables of plain bytes. Other
; pointers have no lifetime markers.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %v = OpVariable %_ptr_Function_uint Function
; CHECK-DAG:  %bytes = OpVariable %_ptr_Function__arr_uchar_{{.*}} Function
; CHECK-DAG:  %pair = OpVariable %_ptr_Function__struct_{{.*}} Function
; CHECK:      OpLifetimeStart %v 0
; CHECK-NEXT: OpLifetimeStart %bytes 0
; CHECK-NEXT: OpLifetimeStart %pair 0
; CHECK-NOT:  OpLifetimeStart
; CHECK:      OpLifetimeStop %pair 0
; CHECK-NEXT: OpLifetimeStop %bytes 0
; CHECK-NEXT: OpLifetimeStop %v 0
; CHECK-NOT:  OpLifetime

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i1 %c) {
  %v = alloca i32, align 4
  %bytes = alloca [16 x i8], align 4
  %pair = alloca { i64, float }, align 8
  call void @llvm.lifetime.start.p0(ptr %v)
  call void @llvm.lifetime.start.p0(ptr %bytes)
  call void @llvm.lifetime.start.p0(ptr %pair)
  store volatile i32 1, ptr %v, align 4
  %x = load volatile i32, ptr %v, align 4
  store i32 %x, ptr addrspace(1) %p
  store volatile i64 1, ptr %pair, align 8
  %byte = getelementptr i8, ptr %bytes, i64 3
  store volatile i8 1, ptr %byte, align 1
  call void @llvm.lifetime.end.p0(ptr %pair)
  call void @llvm.lifetime.end.p0(ptr %bytes)
  call void @llvm.lifetime.end.p0(ptr %v)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
