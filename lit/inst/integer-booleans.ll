; Arithmetic on i1 becomes logical operations; a set i1 is -1 as a signed number (P23).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %logic = OpFunction %bool None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %add = OpLogicalNotEqual %bool %a %b
; CHECK-NEXT: %sub = OpLogicalNotEqual %bool %add %b
; CHECK-NEXT: %mul = OpLogicalAnd %bool %sub %b
; CHECK-NEXT: %and = OpLogicalAnd %bool %mul %b
; CHECK-NEXT: %or = OpLogicalOr %bool %and %b
; CHECK-NEXT: %xor = OpLogicalNotEqual %bool %or %b
; CHECK-NEXT: OpReturnValue %false
; CHECK:      %order = OpFunction %bool None %[[V1]]
; CHECK:      %[[V3:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V4:[0-9]+]] = OpLogicalNot %bool %a_0
; CHECK-NEXT: %ult = OpLogicalAnd %bool %[[V4]] %b_0
; CHECK-NEXT: %[[V5:[0-9]+]] = OpLogicalNot %bool %b_0
; CHECK-NEXT: %slt = OpLogicalAnd %bool %[[V5]] %ult
; CHECK-NEXT: %[[V6:[0-9]+]] = OpLogicalNot %bool %b_0
; CHECK-NEXT: %uge = OpLogicalOr %bool %[[V6]] %slt
; CHECK-NEXT: %[[V7:[0-9]+]] = OpLogicalNot %bool %uge
; CHECK-NEXT: %sge = OpLogicalOr %bool %[[V7]] %b_0
; CHECK-NEXT: %eq = OpLogicalEqual %bool %sge %b_0
; CHECK-NEXT: %ne = OpLogicalNotEqual %bool %eq %b_0
; CHECK-NEXT: OpReturnValue %ne
; CHECK:      %vector = OpFunction %v4bool None %[[V8:[0-9]+]]
; CHECK:      %[[V9:[0-9]+]] = OpLabel
; CHECK-NEXT: %r = OpLogicalNotEqual %v4bool %a_1 %b_1
; CHECK-NEXT: OpReturnValue %r

target triple = "spir64-unknown-unknown"
define spir_func i1 @logic(i1 %a, i1 %b) {
  %add = add i1 %a, %b
  %sub = sub i1 %add, %b
  %mul = mul i1 %sub, %b
  %and = and i1 %mul, %b
  %or = or i1 %and, %b
  %xor = xor i1 %or, %b
  %shl = shl i1 %xor, %b
  %lshr = lshr i1 %shl, %b
  %udiv = udiv i1 %lshr, %b
  %urem = urem i1 %udiv, %b
  ret i1 %urem
}
define spir_func i1 @order(i1 %a, i1 %b) {
  %ult = icmp ult i1 %a, %b
  %slt = icmp slt i1 %ult, %b
  %uge = icmp uge i1 %slt, %b
  %sge = icmp sge i1 %uge, %b
  %eq = icmp eq i1 %sge, %b
  %ne = icmp ne i1 %eq, %b
  ret i1 %ne
}
define spir_func <4 x i1> @vector(<4 x i1> %a, <4 x i1> %b) {
  %r = add <4 x i1> %a, %b
  ret <4 x i1> %r
}
