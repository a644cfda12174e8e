; With integers of any width, a specialization constant of more than 32 bits has two words.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arbitrary_precision_integers -o - | od -An -tu4 -v | tr -s ' \n' ' ' | FileCheck %s

; OpTypeInt 33 0; OpSpecConstant, of five words: its type and id, then the default 2^32 + 7
; CHECK: 262165 [[TYPE:[0-9]+]] 33 0
; CHECK: 327730 [[TYPE]] {{[0-9]+}} 7 1

target triple = "spir64-unknown-unknown"

define spir_func i33 @f() {
  %chosen = call spir_func i33 @_Z20__spirv_SpecConstantil(i32 3, i33 4294967303)
  ret i33 %chosen
}

declare spir_func i33 @_Z20__spirv_SpecConstantil(i32, i33)
