; The built-in variable of that index, which is as wide as a pointer in OpenCL.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpDecorate %__spirv_BuiltInLocalInvocationIndex BuiltIn LocalInvocationIndex
; CHECK:      %[[#LONG:]] = OpLoad %ulong %__spirv_BuiltInLocalInvocationIndex Aligned 8
; CHECK-NEXT: %x = OpUConvert %uint %[[#LONG]]

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.flattened.thread.id.in.group()

define spir_func i32 @f() {
  %x = call i32 @llvm.spv.flattened.thread.id.in.group()
  ret i32 %x
}
