; The number of work-items of the sub-group for which a condition holds.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: [[B:%[0-9]+]] = OpGroupNonUniformBallot %v4uint %uint_3 %b
; CHECK: %x = OpGroupNonUniformBallotBitCount %uint %uint_3 Reduce [[B]]

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.wave.active.countbits(i1)

define spir_func i32 @f(i1 %b) {
  %x = call i32 @llvm.spv.wave.active.countbits(i1 %b)
  ret i32 %x
}
