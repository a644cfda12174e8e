; Dot products take two vectors of one type, with components no wider than the result, and a sum of the result's type where
; it is added: with and without the instruction.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv --spirv-max-version=1.3 2>&1 | FileCheck %s

; CHECK-COUNT-5: a builtin function does not take these arguments

target triple = "spir64-unknown-unknown"

define spir_func i32 @sum.of.plain.product(<4 x i8> %a, <4 x i8> %b, i32 %c) {
  %r = call spir_func i32 @_Z3dotDv4_cS_i(<4 x i8> %a, <4 x i8> %b, i32 %c)
  ret i32 %r
}

define spir_func i32 @no.sum(<4 x i8> %a, <4 x i8> %b) {
  %r = call spir_func i32 @_Z11dot_acc_satDv4_hS_(<4 x i8> %a, <4 x i8> %b)
  ret i32 %r
}

define spir_func i32 @wider.sum(<4 x i8> %a, <4 x i8> %b) {
  %r = call spir_func i32 @_Z11dot_acc_satDv4_hS_m(<4 x i8> %a, <4 x i8> %b, i64 9)
  ret i32 %r
}

define spir_func i32 @other.length(<4 x i8> %a, <2 x i8> %b) {
  %r = call spir_func i32 @_Z3dotDv4_hDv2_h(<4 x i8> %a, <2 x i8> %b)
  ret i32 %r
}

define spir_func i32 @wider.components(<2 x i64> %a, <2 x i64> %b) {
  %r = call spir_func i32 @_Z3dotDv2_mS_(<2 x i64> %a, <2 x i64> %b)
  ret i32 %r
}

declare spir_func i32 @_Z3dotDv4_cS_i(<4 x i8>, <4 x i8>, i32)
declare spir_func i32 @_Z11dot_acc_satDv4_hS_(<4 x i8>, <4 x i8>)
declare spir_func i32 @_Z11dot_acc_satDv4_hS_m(<4 x i8>, <4 x i8>, i64)
declare spir_func i32 @_Z3dotDv4_hDv2_h(<4 x i8>, <2 x i8>)
declare spir_func i32 @_Z3dotDv2_mS_(<2 x i64>, <2 x i64>)
