; trunc, zext and sext from and to multi-word integers add and drop words.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %zext = OpFunction %[[S2:_struct_[0-9]+]] None %[[V1:[0-9]+]]
; CHECK:      %[[V3:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V4:[0-9]+]] = OpUConvert %ulong %a
; CHECK-NEXT: %[[V5:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V4]] %ulong_0
; CHECK-NEXT: OpReturnValue %[[V5]]
; CHECK:      %sext = OpFunction %[[S2]] None %[[V1]]
; CHECK:      %[[V6:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V7:[0-9]+]] = OpShiftLeftLogical %uint %a_0 %uint_8
; CHECK-NEXT: %[[V8:[0-9]+]] = OpShiftRightArithmetic %uint %[[V7]] %uint_8
; CHECK-NEXT: %[[V9:[0-9]+]] = OpSConvert %ulong %[[V8]]
; CHECK-NEXT: %[[V10:[0-9]+]] = OpShiftRightArithmetic %ulong %[[V9]] %ulong_63
; CHECK-NEXT: %[[V11:[0-9]+]] = OpBitwiseAnd %ulong %[[V10]] %ulong_68719476735
; CHECK-NEXT: %[[V12:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V9]] %[[V11]]
; CHECK-NEXT: OpReturnValue %[[V12]]
; CHECK:      %trunc = OpFunction %uint None %[[V13:[0-9]+]]
; CHECK:      %[[V14:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V15:[0-9]+]] = OpUConvert %uint %[[V16:[0-9]+]]
; CHECK-NEXT: %r = OpBitwiseAnd %uint %[[V15]] %uint_16777215
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %longer = OpFunction %[[S18:_struct_[0-9]+]] None %[[V17:[0-9]+]]
; CHECK:      %[[V19:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V20:[0-9]+]] = OpShiftLeftLogical %ulong %[[V21:[0-9]+]] %ulong_28
; CHECK-NEXT: %[[V22:[0-9]+]] = OpShiftRightArithmetic %ulong %[[V20]] %ulong_28
; CHECK-NEXT: %[[V23:[0-9]+]] = OpShiftRightArithmetic %ulong %[[V22]] %ulong_63
; CHECK-NEXT: %[[V24:[0-9]+]] = OpCompositeConstruct %[[S18]] %[[V25:[0-9]+]] %[[V22]] %[[V23]]
; CHECK-NEXT: OpReturnValue %[[V24]]
; CHECK:      %bit = OpFunction %bool None %[[V26:[0-9]+]]
; CHECK:      %[[V27:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V28:[0-9]+]] = OpBitwiseAnd %ulong %[[V29:[0-9]+]] %ulong_1
; CHECK-NEXT: %r_0 = OpINotEqual %bool %[[V28]] %ulong_0
; CHECK-NEXT: OpReturnValue %r_0

target triple = "spir64-unknown-unknown"
define spir_func i128 @zext(i32 %a) {
  %r = zext i32 %a to i128
  ret i128 %r
}
define spir_func i100 @sext(i24 %a) {
  %r = sext i24 %a to i100
  ret i100 %r
}
define spir_func i24 @trunc(i128 %a) {
  %r = trunc i128 %a to i24
  ret i24 %r
}
define spir_func i192 @longer(i100 %a) {
  %r = sext i100 %a to i192
  ret i192 %r
}
define spir_func i1 @bit(i128 %a) {
  %r = trunc i128 %a to i1
  ret i1 %r
}
