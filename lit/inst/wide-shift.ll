; Multi-word integers are shifted by words, then by bits; a constant amount needs no select.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %shl = OpFunction %[[S2:_struct_[0-9]+]] None %[[V1:[0-9]+]]
; CHECK:      %[[V3:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V4:[0-9]+]] = OpBitwiseAnd %ulong %[[V5:[0-9]+]] %ulong_64
; CHECK-NEXT: %[[V6:[0-9]+]] = OpINotEqual %bool %[[V4]] %ulong_0
; CHECK-NEXT: %[[V7:[0-9]+]] = OpSelect %ulong %[[V6]] %ulong_0 %[[V8:[0-9]+]]
; CHECK-NEXT: %[[V9:[0-9]+]] = OpSelect %ulong %[[V6]] %[[V8]] %[[V10:[0-9]+]]
; CHECK-NEXT: %[[V11:[0-9]+]] = OpBitwiseAnd %ulong %[[V5]] %ulong_63
; CHECK-NEXT: %[[V12:[0-9]+]] = OpISub %ulong %ulong_63 %[[V11]]
; CHECK-NEXT: %[[V13:[0-9]+]] = OpShiftLeftLogical %ulong %[[V7]] %[[V11]]
; CHECK-NEXT: %[[V14:[0-9]+]] = OpShiftLeftLogical %ulong %[[V9]] %[[V11]]
; CHECK-NEXT: %[[V15:[0-9]+]] = OpShiftRightLogical %ulong %[[V7]] %ulong_1
; CHECK-NEXT: %[[V16:[0-9]+]] = OpShiftRightLogical %ulong %[[V15]] %[[V12]]
; CHECK-NEXT: %[[V17:[0-9]+]] = OpBitwiseOr %ulong %[[V14]] %[[V16]]
; CHECK-NEXT: %[[V18:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V13]] %[[V17]]
; CHECK-NEXT: OpReturnValue %[[V18]]
; CHECK:      %ashr = OpFunction %[[S2]] None %[[V19:[0-9]+]]
; CHECK:      %[[V20:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V21:[0-9]+]] = OpShiftRightArithmetic %ulong %[[V22:[0-9]+]] %ulong_63
; CHECK-NEXT: %[[V23:[0-9]+]] = OpShiftRightLogical %ulong %[[V22]] %ulong_6
; CHECK-NEXT: %[[V24:[0-9]+]] = OpShiftLeftLogical %ulong %[[V21]] %ulong_58
; CHECK-NEXT: %[[V25:[0-9]+]] = OpBitwiseOr %ulong %[[V23]] %[[V24]]
; CHECK-NEXT: %[[V26:[0-9]+]] = OpShiftRightLogical %ulong %[[V21]] %ulong_6
; CHECK-NEXT: %[[V27:[0-9]+]] = OpShiftLeftLogical %ulong %[[V21]] %ulong_58
; CHECK-NEXT: %[[V28:[0-9]+]] = OpBitwiseOr %ulong %[[V26]] %[[V27]]
; CHECK-NEXT: %[[V29:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V25]] %[[V28]]
; CHECK-NEXT: OpReturnValue %[[V29]]
; CHECK:      %lshr = OpFunction %[[S2]] None %[[V19]]
; CHECK:      %[[V30:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V31:[0-9]+]] = OpShiftRightLogical %ulong %[[V32:[0-9]+]] %ulong_6
; CHECK-NEXT: %[[V33:[0-9]+]] = OpShiftLeftLogical %ulong %[[V34:[0-9]+]] %ulong_58
; CHECK-NEXT: %[[V35:[0-9]+]] = OpBitwiseOr %ulong %[[V31]] %[[V33]]
; CHECK-NEXT: %[[V36:[0-9]+]] = OpShiftRightLogical %ulong %[[V34]] %ulong_6
; CHECK-NEXT: %[[V37:[0-9]+]] = OpBitwiseAnd %ulong %[[V36]] %ulong_63
; CHECK-NEXT: %[[V38:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V35]] %[[V37]]
; CHECK-NEXT: OpReturnValue %[[V38]]

target triple = "spir64-unknown-unknown"
define spir_func i128 @shl(i128 %a, i128 %n) {
  %r = shl i128 %a, %n
  ret i128 %r
}
define spir_func i128 @ashr(i128 %a) {
  %r = ashr i128 %a, 70
  ret i128 %r
}
define spir_func i70 @lshr(i70 %a) {
  %r = lshr i70 %a, 6
  ret i70 %r
}
