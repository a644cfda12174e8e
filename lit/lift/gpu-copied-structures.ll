; With pointers to functions in private memory, pointers to private memory are generic on AMDGPU: a function that gets a structure
; by value has the copy, which LLVM does not make in generic memory.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=amdgcn %t.spv -o %t.ll
; RUN: FileCheck %s < %t.ll
; RUN: llc -mtriple=amdgcn-amd-amdhsa -mcpu=gfx942 %t.ll -o - | FileCheck %s --check-prefix=GCN
; RUN: llvm-spirv-rs run %t.spv --kernel=k --arg=int:1 --arg=0 --global=1 --print=0:int | FileCheck %s --check-prefix=VALUES

; CHECK: define i32 @writes(ptr align 16 %[[ARGUMENT:[0-9]+]])
; CHECK: %[[STACK:[0-9]+]] = alloca %s, align 16, addrspace(5)
; CHECK: %p = addrspacecast ptr addrspace(5) %[[STACK]] to ptr
; CHECK: call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %[[ARGUMENT]], i64 24, i1 false)
; CHECK: define amdgpu_kernel void @k(
; CHECK: call i32 @writes(ptr align 16 %
; GCN: .amdhsa_kernel k
; VALUES: memory of int: 22

target triple = "spir64-unknown-unknown"

%s = type { i32, i64, i32 }

define spir_func i32 @writes(ptr byval(%s) align 16 %p) {
  %x = load i32, ptr %p
  store i32 9, ptr %p
  %y = load i32, ptr %p
  %sum = add i32 %x, %y
  ret i32 %sum
}

define spir_func i32 @adds(i32 %n, ptr byval(%s) align 16 %p) {
  %x = load i32, ptr %p
  %sum = add i32 %x, %n
  ret i32 %sum
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %c) {
  %memory = alloca %s, align 16
  store i32 4, ptr %memory
  %first = call spir_func i32 @writes(ptr byval(%s) align 16 %memory)
  %is_null = icmp eq i32 %c, 0
  %called = select i1 %is_null, ptr @adds, ptr null
  %second = call spir_func i32 %called(i32 %first, ptr byval(%s) align 16 %memory)
  %third = load i32, ptr %memory
  %sum = add i32 %second, %third
  %result = add i32 %sum, 1
  store i32 %result, ptr addrspace(1) %out
  ret void
}
