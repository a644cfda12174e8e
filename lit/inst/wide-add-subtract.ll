; Multi-word integers are added and subtracted word by word, with carries from comparisons.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %add = OpFunction %[[S2:_struct_[0-9]+]] None %[[V1:[0-9]+]]
; CHECK:      %[[V3:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V4:[0-9]+]] = OpIAdd %ulong %[[V5:[0-9]+]] %[[V6:[0-9]+]]
; CHECK-NEXT: %[[V7:[0-9]+]] = OpULessThan %bool %[[V4]] %[[V5]]
; CHECK-NEXT: %[[V8:[0-9]+]] = OpIAdd %ulong %[[V9:[0-9]+]] %[[V10:[0-9]+]]
; CHECK-NEXT: %[[V11:[0-9]+]] = OpSelect %ulong %[[V7]] %ulong_1 %ulong_0
; CHECK-NEXT: %[[V12:[0-9]+]] = OpIAdd %ulong %[[V8]] %[[V11]]
; CHECK-NEXT: %[[V13:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V4]] %[[V12]]
; CHECK-NEXT: OpReturnValue %[[V13]]
; CHECK:      %sub = OpFunction %[[S2]] None %[[V1]]
; CHECK:      %[[V14:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V15:[0-9]+]] = OpISub %ulong %[[V16:[0-9]+]] %[[V17:[0-9]+]]
; CHECK-NEXT: %[[V18:[0-9]+]] = OpULessThan %bool %[[V16]] %[[V17]]
; CHECK-NEXT: %[[V19:[0-9]+]] = OpISub %ulong %[[V20:[0-9]+]] %[[V21:[0-9]+]]
; CHECK-NEXT: %[[V22:[0-9]+]] = OpSelect %ulong %[[V18]] %ulong_1 %ulong_0
; CHECK-NEXT: %[[V23:[0-9]+]] = OpISub %ulong %[[V19]] %[[V22]]
; CHECK-NEXT: %[[V24:[0-9]+]] = OpBitwiseAnd %ulong %[[V23]] %ulong_68719476735
; CHECK-NEXT: %[[V25:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V15]] %[[V24]]
; CHECK-NEXT: OpReturnValue %[[V25]]
; CHECK:      %xor = OpFunction %[[S2]] None %[[V1]]
; CHECK:      %[[V26:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V27:[0-9]+]] = OpBitwiseXor %ulong %[[V28:[0-9]+]] %[[V29:[0-9]+]]
; CHECK-NEXT: %[[V30:[0-9]+]] = OpBitwiseXor %ulong %[[V31:[0-9]+]] %[[V32:[0-9]+]]
; CHECK-NEXT: %[[V33:[0-9]+]] = OpBitwiseAnd %ulong %[[V30]] %ulong_68719476735
; CHECK-NEXT: %[[V34:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V27]] %[[V33]]
; CHECK-NEXT: OpReturnValue %[[V34]]

target triple = "spir64-unknown-unknown"
define spir_func i128 @add(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
define spir_func i100 @sub(i100 %a, i100 %b) {
  %r = sub i100 %a, %b
  ret i100 %r
}
define spir_func i100 @xor(i100 %a, i100 %b) {
  %r = xor i100 %a, %b
  ret i100 %r
}
