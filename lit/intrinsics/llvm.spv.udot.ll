; A dot product of unsigned integers that is as wide as they are: products, and the sum of their components.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: [[P:%[0-9]+]] = OpIMul %v2uint %a %b
; CHECK: OpVectorExtractDynamic %uint [[P]]
; CHECK: OpVectorExtractDynamic %uint [[P]]
; CHECK: %x = OpIAdd %uint

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.udot.v2i32(<2 x i32>, <2 x i32>)

define spir_func i32 @f(<2 x i32> %a, <2 x i32> %b) {
  %x = call i32 @llvm.spv.udot.v2i32(<2 x i32> %a, <2 x i32> %b)
  ret i32 %x
}
