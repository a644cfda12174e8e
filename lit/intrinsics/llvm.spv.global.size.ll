; One dimension of a built-in variable, also if its number is not constant.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpDecorate %__spirv_BuiltInGlobalSize BuiltIn GlobalSize
; A dimension that does not exist has the default of OpenCL.
; CHECK:      %[[#ALL:]] = OpLoad %v3ulong %__spirv_BuiltInGlobalSize Aligned 32
; CHECK-NEXT: %[[#ONE:]] = OpCompositeExtract %ulong %[[#ALL]] 1
; CHECK-NEXT: %x = OpSelect %ulong %true %[[#ONE]] %ulong_1
; CHECK:      %[[#EXISTS:]] = OpULessThan %bool %d %uint_3
; CHECK:      %[[#INDEX:]] = OpSelect %uint %[[#EXISTS]] %d %uint_0
; CHECK:      %[[#VALUE:]] = OpVectorExtractDynamic %ulong %{{.*}} %[[#INDEX]]
; CHECK:      %[[#LONG:]] = OpSelect %ulong %[[#EXISTS]] %[[#VALUE]] %ulong_1
; CHECK-NEXT: %y = OpUConvert %uint %[[#LONG]]

target triple = "spirv64-unknown-unknown"

declare i64 @llvm.spv.global.size.i64(i32)
declare i32 @llvm.spv.global.size.i32(i32)

define spir_func i64 @f() {
  %x = call i64 @llvm.spv.global.size.i64(i32 1)
  ret i64 %x
}

define spir_func i32 @g(i32 %d) {
  %y = call i32 @llvm.spv.global.size.i32(i32 %d)
  ret i32 %y
}
