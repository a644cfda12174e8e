; An unknown intrinsic that is imported takes pointers with the pointee type of the arguments.
; RUN: llvm-spirv-rs %s --spirv-allow-unknown-intrinsics=llvm.unknown --spirv-tools-dis | FileCheck %s

; CHECK:      %llvm_unknown = OpFunction %void
; CHECK-NEXT: OpFunctionParameter %_ptr_Function_uint
; CHECK-NOT:  OpBitcast
; CHECK:      OpFunctionCall %void %llvm_unknown %number

target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  %number = alloca i32
  store i32 1, ptr %number
  call void @llvm.unknown(ptr %number)
  ret void
}

declare void @llvm.unknown(ptr)
