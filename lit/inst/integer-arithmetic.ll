; Each integer operation becomes one instruction for the widths and vector lengths that SPIR-V has.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %scalar = OpFunction %uint None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %add = OpIAdd %uint %a %b
; CHECK-NEXT: %sub = OpISub %uint %add %b
; CHECK-NEXT: %mul = OpIMul %uint %sub %b
; CHECK-NEXT: %udiv = OpUDiv %uint %mul %b
; CHECK-NEXT: %sdiv = OpSDiv %uint %udiv %b
; CHECK-NEXT: %urem = OpUMod %uint %sdiv %b
; CHECK-NEXT: %srem = OpSRem %uint %urem %b
; CHECK-NEXT: %shl = OpShiftLeftLogical %uint %srem %b
; CHECK-NEXT: %lshr = OpShiftRightLogical %uint %shl %b
; CHECK-NEXT: %ashr = OpShiftRightArithmetic %uint %lshr %b
; CHECK-NEXT: %and = OpBitwiseAnd %uint %ashr %b
; CHECK-NEXT: %or = OpBitwiseOr %uint %and %b
; CHECK-NEXT: %xor = OpBitwiseXor %uint %or %b
; CHECK-NEXT: OpReturnValue %xor
; CHECK:      %vector = OpFunction %v4ushort None %[[V3:[0-9]+]]
; CHECK:      %[[V4:[0-9]+]] = OpLabel
; CHECK-NEXT: %r = OpUMod %v4ushort %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r

target triple = "spir64-unknown-unknown"
define spir_func i32 @scalar(i32 %a, i32 %b) {
  %add = add i32 %a, %b
  %sub = sub i32 %add, %b
  %mul = mul i32 %sub, %b
  %udiv = udiv i32 %mul, %b
  %sdiv = sdiv i32 %udiv, %b
  %urem = urem i32 %sdiv, %b
  %srem = srem i32 %urem, %b
  %shl = shl i32 %srem, %b
  %lshr = lshr exact i32 %shl, %b
  %ashr = ashr i32 %lshr, %b
  %and = and i32 %ashr, %b
  %or = or disjoint i32 %and, %b
  %xor = xor i32 %or, %b
  ret i32 %xor
}
define spir_func <4 x i16> @vector(<4 x i16> %a, <4 x i16> %b) {
  %r = urem <4 x i16> %a, %b
  ret <4 x i16> %r
}
