; The operation of the sub-group on a Boolean.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %x = OpGroupNonUniformAny %bool %uint_3 %b

target triple = "spirv64-unknown-unknown"

declare i1 @llvm.spv.wave.any(i1)

define spir_func i1 @f(i1 %b) {
  %x = call i1 @llvm.spv.wave.any(i1 %b)
  ret i1 %x
}
