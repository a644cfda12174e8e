; A signed integer between two bounds: by two comparisons if OpenCL C has no integers of its width.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpExtInst %uint %1 s_clamp %a %b %c
; CHECK: %y = OpExtInst %v4ulong %1 s_clamp %a_0 %b_0 %c_0
; CHECK: OpSGreaterThan %bool
; CHECK: OpSelect %uint
; CHECK: OpSLessThan %bool
; CHECK: OpSelect %uint

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.sclamp.i32(i32, i32, i32)
declare <4 x i64> @llvm.spv.sclamp.v4i64(<4 x i64>, <4 x i64>, <4 x i64>)
declare i24 @llvm.spv.sclamp.i24(i24, i24, i24)

define spir_func i32 @f(i32 %a, i32 %b, i32 %c) {
  %x = call i32 @llvm.spv.sclamp.i32(i32 %a, i32 %b, i32 %c)
  ret i32 %x
}

define spir_func <4 x i64> @g(<4 x i64> %a, <4 x i64> %b, <4 x i64> %c) {
  %y = call <4 x i64> @llvm.spv.sclamp.v4i64(<4 x i64> %a, <4 x i64> %b, <4 x i64> %c)
  ret <4 x i64> %y
}

define spir_func i24 @h(i24 %a, i24 %b, i24 %c) {
  %z = call i24 @llvm.spv.sclamp.i24(i24 %a, i24 %b, i24 %c)
  ret i24 %z
}
