; A conversion between number formats takes one number, as many as its result has, and a seed if it rounds at random.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_conversions,+SPV_EXT_float8,+SPV_INTEL_int4 -W all -o %t.spv 2>&1 | FileCheck %s

target triple = "spir64-unknown-unknown"

; CHECK:      InvalidInstruction
; CHECK:      expected a seed of type i32 after the number
; CHECK:      in   function @no_seed
define spir_func i8 @no_seed(half %x) {
  %r = call spir_func i8 @__builtin_spirv_StochasticRoundFP16ToE4M3INTEL(half %x)
  ret i8 %r
}

; CHECK:      expected a seed of type i32 after the number
; CHECK:      in   function @vector_seed
define spir_func i8 @vector_seed(half %x, <4 x i32> %seed) {
  %r = call spir_func i8 @__builtin_spirv_StochasticRoundFP16ToE5M2INTEL(half %x, <4 x i32> %seed)
  ret i8 %r
}

; CHECK:      expected a pointer to the next seed, found i32
; CHECK:      in   function @two_seeds
define spir_func i8 @two_seeds(half %x, i32 %seed) {
  %r = call spir_func i8 @__builtin_spirv_ClampStochasticRoundFP16ToE4M3INTEL(half %x, i32 %seed, i32 %seed)
  ret i8 %r
}

; CHECK:      unexpected argument of type i32
; CHECK:      in   function @surplus
define spir_func i8 @surplus(half %x, i32 %y) {
  %r = call spir_func i8 @__builtin_spirv_ConvertFP16ToE4M3EXT(half %x, i32 %y, i32 %y)
  ret i8 %r
}

; CHECK:      expected a result with as many numbers as the operand (4), found 8
; CHECK:      in   function @longer
define spir_func i32 @longer(<4 x half> %x) {
  %r = call spir_func i32 @__builtin_spirv_ConvertFP16ToInt4INTEL(<4 x half> %x)
  ret i32 %r
}

; CHECK:      expected a result with as many numbers as the operand (1), found 8
; CHECK:      in   function @one
define spir_func i32 @one(half %x) {
  %r = call spir_func i32 @__builtin_spirv_ClampConvertFP16ToInt4INTEL(half %x)
  ret i32 %r
}

; CHECK:      expected a result with as many numbers as the operand (8), found 2
; CHECK:      in   function @shorter
define spir_func <2 x i8> @shorter(i32 %x) {
  %r = call spir_func <2 x i8> @__builtin_spirv_ConvertInt4ToInt8INTEL(i32 %x)
  ret <2 x i8> %r
}

declare spir_func i8 @__builtin_spirv_StochasticRoundFP16ToE4M3INTEL(half)
declare spir_func i8 @__builtin_spirv_StochasticRoundFP16ToE5M2INTEL(half, <4 x i32>)
declare spir_func i8 @__builtin_spirv_ClampStochasticRoundFP16ToE4M3INTEL(half, i32, i32)
declare spir_func i8 @__builtin_spirv_ConvertFP16ToE4M3EXT(half, i32, i32)
declare spir_func i32 @__builtin_spirv_ConvertFP16ToInt4INTEL(<4 x half>)
declare spir_func i32 @__builtin_spirv_ClampConvertFP16ToInt4INTEL(half)
declare spir_func <2 x i8> @__builtin_spirv_ConvertInt4ToInt8INTEL(i32)
