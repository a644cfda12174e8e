; llvm.abs of an i1 is its operand, also in the length of an array.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %[[BIT:[0-9]+]] = OpSpecConstantOp %bool UGreaterThanEqual %{{[0-9]+}} %uchar_2
; CHECK: %[[LENGTH:[0-9]+]] = OpSpecConstantOp %uint Select %[[BIT]] %uint_1 %uint_0
; CHECK: = OpTypeArray %ushort %[[LENGTH]]

target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z20__spirv_SpecConstantic(i32, i8)
declare i1 @llvm.abs.i1(i1, i1)

define spir_kernel void @k() {
  %chosen = call spir_func i8 @_Z20__spirv_SpecConstantic(i32 3, i8 77)
  %bit = icmp uge i8 %chosen, 2
  %magnitude = call i1 @llvm.abs.i1(i1 %bit, i1 false)
  %length = zext i1 %magnitude to i32
  %array = alloca i16, i32 %length
  store volatile i16 1, ptr %array
  ret void
}
