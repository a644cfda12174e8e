; trunc, zext and sext convert between the widths of the legal types, if these differ, and mask the bits above the LLVM
; width.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %f = OpFunction %void None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %zext = OpUConvert %uint %a
; CHECK-NEXT: %sext = OpSConvert %uint %a
; CHECK-NEXT: %trunc = OpUConvert %ushort %b
; CHECK-NEXT: %[[V3:[0-9]+]] = OpUConvert %uint %b
; CHECK-NEXT: %odd = OpBitwiseAnd %uint %[[V3]] %uint_16777215
; CHECK-NEXT: %[[V4:[0-9]+]] = OpShiftLeftLogical %uint %c %uint_8
; CHECK-NEXT: %sext_odd = OpShiftRightArithmetic %uint %[[V4]] %uint_8
; CHECK-NEXT: %[[V5:[0-9]+]] = OpShiftLeftLogical %uchar %uchar_3 %uchar_3
; CHECK-NEXT: %[[V6:[0-9]+]] = OpShiftRightArithmetic %uchar %[[V5]] %uchar_3
; CHECK-NEXT: %sext_odd_odd = OpBitwiseAnd %uchar %[[V6]] %uchar_127
; CHECK-NEXT: OpReturn
; CHECK:      %same_register = OpFunction %uint None %[[V7:[0-9]+]]
; CHECK:      %[[V8:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V9:[0-9]+]] = OpShiftLeftLogical %uint %a_0 %uint_8
; CHECK-NEXT: %[[V10:[0-9]+]] = OpShiftRightArithmetic %uint %[[V9]] %uint_8
; CHECK-NEXT: %r = OpBitwiseAnd %uint %[[V10]] %uint_2147483647
; CHECK-NEXT: OpReturnValue %r

target triple = "spir64-unknown-unknown"
define spir_func void @f(i8 %a, i64 %b, i24 %c) {
  %zext = zext i8 %a to i32
  %sext = sext i8 %a to i32
  %trunc = trunc nuw i64 %b to i16
  %odd = trunc i64 %b to i24
  %zext.odd = zext i24 %c to i32
  %sext.odd = sext i24 %c to i32
  %sext.odd.odd = sext i5 3 to i7
  ret void
}
define spir_func i31 @same.register(i24 %a) {
  %r = sext i24 %a to i31
  ret i31 %r
}
