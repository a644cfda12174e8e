; Where the life of a variable begins and ends is said without a size, as its pointer says what it points to.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %v = OpVariable %_ptr_Function_uint Function
; CHECK:      OpLifetimeStart %{{[0-9a-z]+}} 0
; CHECK:      OpLifetimeStop %{{[0-9a-z]+}} 0

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %v)
  store volatile i32 1, ptr %v, align 4
  %x = load volatile i32, ptr %v, align 4
  store i32 %x, ptr addrspace(1) %p
  call void @llvm.lifetime.end.p0(ptr %v)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
