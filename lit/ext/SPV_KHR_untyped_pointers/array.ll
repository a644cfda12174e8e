; The variable of an array allocation has a typed pointer, which is cast to the untyped pointer of the allocation.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers --spirv-tools-dis | FileCheck %s

; CHECK:      %[[VARIABLE:[0-9]+]] = OpVariable %_ptr_Function__arr_uint_ulong_4 Function
; CHECK-NEXT: %array = OpBitcast %_ptr_Function %[[VARIABLE]]
; CHECK-NEXT: OpStore %array %uint_1

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  %array = alloca i32, i64 4
  store i32 1, ptr %array
  ret void
}
