; SPV_KHR_float_controls2 allows fast-math flags of calls of functions, but not of instructions of other extensions.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls2,+SPV_KHR_uniform_group_instructions --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_uniform_group_instructions --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls2,+SPV_KHR_uniform_group_instructions -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=LIFT

; CHECK:     Decorate [[#CALL:]] FPFastMathMode 1
; CHECK-NOT: FPFastMathMode
; CHECK:     FunctionCall {{[0-9]+}} [[#CALL]]

; WITHOUT-NOT: FPFastMathMode

; LIFT: %a = call nnan spir_func float @g(float %x)
; LIFT: call spir_func float @_Z21work_group_reduce_mulf(float %a)

target triple = "spir64-unknown-unknown"

define spir_func float @f(float %x) {
  %a = call nnan spir_func float @g(float %x)
  %b = call nnan spir_func float @_Z20__spirv_GroupFMulKHRjjf(i32 2, i32 0, float %a)
  ret float %b
}

define internal spir_func float @g(float %x) {
  ret float %x
}

declare spir_func float @_Z20__spirv_GroupFMulKHRjjf(i32, i32, float)
