; A variable cannot have a type that contains itself: where it stores its own address, the address of the variable is cast
; to a pointer to the stored value.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %own = OpVariable %[[TYPE:_ptr_Function__ptr_Function_uchar]] Function
; CHECK-NEXT: %[[SLOT:[0-9]+]] = OpBitcast %_ptr_Function_[[TYPE]] %own
; CHECK-NEXT: OpStore %[[SLOT]] %own Aligned 8

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  %own = alloca ptr
  store ptr %own, ptr %own
  ret void
}
