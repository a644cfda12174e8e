; Multi-word integers are compared from the lowest word up.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %eq = OpFunction %bool None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V3:[0-9]+]] = OpIEqual %bool %[[V4:[0-9]+]] %[[V5:[0-9]+]]
; CHECK-NEXT: %[[V6:[0-9]+]] = OpIEqual %bool %[[V7:[0-9]+]] %[[V8:[0-9]+]]
; CHECK-NEXT: %r = OpLogicalAnd %bool %[[V3]] %[[V6]]
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %ugt = OpFunction %bool None %[[V1]]
; CHECK:      %[[V9:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V10:[0-9]+]] = OpULessThan %bool %[[V11:[0-9]+]] %[[V12:[0-9]+]]
; CHECK-NEXT: %[[V13:[0-9]+]] = OpULessThan %bool %[[V14:[0-9]+]] %[[V15:[0-9]+]]
; CHECK-NEXT: %[[V16:[0-9]+]] = OpIEqual %bool %[[V14]] %[[V15]]
; CHECK-NEXT: %r_0 = OpSelect %bool %[[V16]] %[[V10]] %[[V13]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK:      %sle = OpFunction %bool None %[[V1]]
; CHECK:      %[[V17:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V18:[0-9]+]] = OpULessThan %bool %[[V19:[0-9]+]] %[[V20:[0-9]+]]
; CHECK-NEXT: %[[V21:[0-9]+]] = OpShiftLeftLogical %ulong %[[V22:[0-9]+]] %ulong_28
; CHECK-NEXT: %[[V23:[0-9]+]] = OpShiftRightArithmetic %ulong %[[V21]] %ulong_28
; CHECK-NEXT: %[[V24:[0-9]+]] = OpShiftLeftLogical %ulong %[[V25:[0-9]+]] %ulong_28
; CHECK-NEXT: %[[V26:[0-9]+]] = OpShiftRightArithmetic %ulong %[[V24]] %ulong_28
; CHECK-NEXT: %[[V27:[0-9]+]] = OpSLessThan %bool %[[V23]] %[[V26]]
; CHECK-NEXT: %[[V28:[0-9]+]] = OpIEqual %bool %[[V22]] %[[V25]]
; CHECK-NEXT: %[[V29:[0-9]+]] = OpSelect %bool %[[V28]] %[[V18]] %[[V27]]
; CHECK-NEXT: %r_1 = OpLogicalNot %bool %[[V29]]
; CHECK-NEXT: OpReturnValue %r_1

target triple = "spir64-unknown-unknown"
define spir_func i1 @eq(i128 %a, i128 %b) {
  %r = icmp eq i128 %a, %b
  ret i1 %r
}
define spir_func i1 @ugt(i128 %a, i128 %b) {
  %r = icmp ugt i128 %a, %b
  ret i1 %r
}
define spir_func i1 @sle(i100 %a, i100 %b) {
  %r = icmp sle i100 %a, %b
  ret i1 %r
}
