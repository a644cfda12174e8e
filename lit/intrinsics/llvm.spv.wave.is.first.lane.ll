; True in one work-item of the sub-group.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpGroupNonUniformElect %bool %uint_3

target triple = "spirv64-unknown-unknown"

declare i1 @llvm.spv.wave.is.first.lane()

define spir_func i1 @f() {
  %x = call i1 @llvm.spv.wave.is.first.lane()
  ret i1 %x
}
