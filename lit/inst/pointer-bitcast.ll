; The result of a bitcast of a pointer has a pointee of its own, that of its uses; copies of memory cast no pointers.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %a = OpVariable %_ptr_Function_uint Function
; CHECK:      %b = OpVariable %_ptr_Function__arr_uint_ulong_4 Function
; CHECK-NEXT: %bytes = OpBitcast %_ptr_Function_uchar %a
; CHECK-NEXT: OpStore %bytes %uchar_7
; CHECK-NEXT: %number = OpBitcast %_ptr_Function_float %a
; CHECK-NEXT: OpLoad %float %number
; CHECK-NEXT: OpStore %a %uint_1
; CHECK-NEXT: OpCopyMemorySized %b %p %ulong_16 Aligned 4

target triple = "spir64-unknown-unknown"

define spir_func float @f(ptr addrspace(1) %p) {
  %a = alloca i32
  %b = alloca [4 x i32]
  %bytes = bitcast ptr %a to ptr
  store i8 7, ptr %bytes
  %number = bitcast ptr %a to ptr
  %x = load float, ptr %number
  %same = bitcast ptr %a to ptr
  store i32 1, ptr %same
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %b, ptr addrspace(1) align 4 %p, i64 16, i1 false)
  ret float %x
}

declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
