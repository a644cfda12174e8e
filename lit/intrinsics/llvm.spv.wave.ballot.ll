; The operation of the sub-group on a Boolean.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpGroupNonUniformBallot %v4uint %uint_3 %b

target triple = "spirv64-unknown-unknown"

declare <4 x i32> @llvm.spv.wave.ballot(i1)

define spir_func <4 x i32> @f(i1 %b) {
  %x = call <4 x i32> @llvm.spv.wave.ballot(i1 %b)
  ret <4 x i32> %x
}
