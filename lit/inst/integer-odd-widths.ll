; An integer of a width that SPIR-V lacks is held zero-extended in the next wider type: operations that may set higher
; bits mask their result, and signed operations sign-extend their operands first.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %add = OpFunction %uint None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V3:[0-9]+]] = OpIAdd %uint %a %b
; CHECK-NEXT: %r = OpBitwiseAnd %uint %[[V3]] %uint_16777215
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %shl = OpFunction %uint None %[[V4:[0-9]+]]
; CHECK:      %[[V5:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V6:[0-9]+]] = OpShiftLeftLogical %uint %a_0 %uint_5
; CHECK-NEXT: %r_0 = OpBitwiseAnd %uint %[[V6]] %uint_16777215
; CHECK-NEXT: OpReturnValue %r_0
; CHECK:      %lshr = OpFunction %uint None %[[V4]]
; CHECK:      %[[V7:[0-9]+]] = OpLabel
; CHECK-NEXT: %r_1 = OpShiftRightLogical %uint %a_1 %uint_5
; CHECK-NEXT: OpReturnValue %r_1
; CHECK:      %sdiv = OpFunction %uint None %[[V1]]
; CHECK:      %[[V8:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V9:[0-9]+]] = OpShiftLeftLogical %uint %a_2 %uint_8
; CHECK-NEXT: %[[V10:[0-9]+]] = OpShiftRightArithmetic %uint %[[V9]] %uint_8
; CHECK-NEXT: %[[V11:[0-9]+]] = OpShiftLeftLogical %uint %b_0 %uint_8
; CHECK-NEXT: %[[V12:[0-9]+]] = OpShiftRightArithmetic %uint %[[V11]] %uint_8
; CHECK-NEXT: %[[V13:[0-9]+]] = OpSDiv %uint %[[V10]] %[[V12]]
; CHECK-NEXT: %r_2 = OpBitwiseAnd %uint %[[V13]] %uint_16777215
; CHECK-NEXT: OpReturnValue %r_2
; CHECK:      %udiv = OpFunction %uint None %[[V1]]
; CHECK:      %[[V14:[0-9]+]] = OpLabel
; CHECK-NEXT: %r_3 = OpUDiv %uint %a_3 %b_1
; CHECK-NEXT: OpReturnValue %r_3
; CHECK:      %ashr = OpFunction %v2uchar None %[[V15:[0-9]+]]
; CHECK:      %[[V16:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V17:[0-9]+]] = OpShiftLeftLogical %v2uchar %a_4 %[[V18:[0-9]+]]
; CHECK-NEXT: %[[V19:[0-9]+]] = OpShiftRightArithmetic %v2uchar %[[V17]] %[[V18]]
; CHECK-NEXT: %[[V20:[0-9]+]] = OpShiftRightArithmetic %v2uchar %[[V19]] %b_2
; CHECK-NEXT: %r_4 = OpBitwiseAnd %v2uchar %[[V20]] %[[V21:[0-9]+]]
; CHECK-NEXT: OpReturnValue %r_4
; CHECK:      %compare = OpFunction %bool None %[[V22:[0-9]+]]
; CHECK:      %[[V23:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V24:[0-9]+]] = OpShiftLeftLogical %uint %a_5 %uint_8
; CHECK-NEXT: %[[V25:[0-9]+]] = OpShiftRightArithmetic %uint %[[V24]] %uint_8
; CHECK-NEXT: %[[V26:[0-9]+]] = OpShiftLeftLogical %uint %b_3 %uint_8
; CHECK-NEXT: %[[V27:[0-9]+]] = OpShiftRightArithmetic %uint %[[V26]] %uint_8
; CHECK-NEXT: %r_5 = OpSLessThan %bool %[[V25]] %[[V27]]
; CHECK-NEXT: OpReturnValue %r_5

target triple = "spir64-unknown-unknown"
define spir_func i24 @add(i24 %a, i24 %b) {
  %r = add nsw i24 %a, %b
  ret i24 %r
}
define spir_func i24 @shl(i24 %a) {
  %r = shl i24 %a, 5
  ret i24 %r
}
define spir_func i24 @lshr(i24 %a) {
  %r = lshr i24 %a, 5
  ret i24 %r
}
define spir_func i24 @sdiv(i24 %a, i24 %b) {
  %r = sdiv i24 %a, %b
  ret i24 %r
}
define spir_func i24 @udiv(i24 %a, i24 %b) {
  %r = udiv i24 %a, %b
  ret i24 %r
}
define spir_func <2 x i5> @ashr(<2 x i5> %a, <2 x i5> %b) {
  %r = ashr <2 x i5> %a, %b
  ret <2 x i5> %r
}
define spir_func i1 @compare(i24 %a, i24 %b) {
  %r = icmp slt i24 %a, %b
  ret i1 %r
}
