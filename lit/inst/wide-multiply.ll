; Multi-word integers use schoolbook multiplication with 64-bit products and their high halves.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %mul = OpFunction %[[S2:_struct_[0-9]+]] None %[[V1:[0-9]+]]
; CHECK:      %[[V3:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V4:[0-9]+]] = OpIMul %ulong %[[V5:[0-9]+]] %[[V6:[0-9]+]]
; CHECK-NEXT: %[[V7:[0-9]+]] = OpExtInst %ulong %[[V8:[0-9]+]] u_mul_hi %[[V5]] %[[V6]]
; CHECK-NEXT: %[[V9:[0-9]+]] = OpIMul %ulong %[[V5]] %[[V10:[0-9]+]]
; CHECK-NEXT: %[[V11:[0-9]+]] = OpIAdd %ulong %[[V9]] %[[V7]]
; CHECK-NEXT: %[[V12:[0-9]+]] = OpIMul %ulong %[[V13:[0-9]+]] %[[V6]]
; CHECK-NEXT: %[[V14:[0-9]+]] = OpIAdd %ulong %[[V11]] %[[V12]]
; CHECK-NEXT: %[[V15:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V4]] %[[V14]]
; CHECK-NEXT: OpReturnValue %[[V15]]
; CHECK:      %by_constant = OpFunction %[[S17:_struct_[0-9]+]] None %[[V16:[0-9]+]]
; CHECK:      %[[V18:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V19:[0-9]+]] = OpIMul %ulong %[[V20:[0-9]+]] %ulong_5
; CHECK-NEXT: %[[V21:[0-9]+]] = OpExtInst %ulong %[[V8]] u_mul_hi %[[V20]] %ulong_5
; CHECK-NEXT: %[[V22:[0-9]+]] = OpIMul %ulong %[[V23:[0-9]+]] %ulong_5
; CHECK-NEXT: %[[V24:[0-9]+]] = OpIAdd %ulong %[[V21]] %[[V22]]
; CHECK-NEXT: %[[V25:[0-9]+]] = OpExtInst %ulong %[[V8]] u_mul_hi %[[V23]] %ulong_5
; CHECK-NEXT: %[[V26:[0-9]+]] = OpULessThan %bool %[[V24]] %[[V21]]
; CHECK-NEXT: %[[V27:[0-9]+]] = OpSelect %ulong %[[V26]] %ulong_1 %ulong_0
; CHECK-NEXT: %[[V28:[0-9]+]] = OpIAdd %ulong %[[V25]] %[[V27]]
; CHECK-NEXT: %[[V29:[0-9]+]] = OpIMul %ulong %[[V30:[0-9]+]] %ulong_5
; CHECK-NEXT: %[[V31:[0-9]+]] = OpIAdd %ulong %[[V28]] %[[V29]]
; CHECK-NEXT: %[[V32:[0-9]+]] = OpCompositeConstruct %[[S17]] %[[V19]] %[[V24]] %[[V31]]
; CHECK-NEXT: OpReturnValue %[[V32]]

target triple = "spir64-unknown-unknown"
define spir_func i128 @mul(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
define spir_func i192 @by_constant(i192 %a) {
  %r = mul i192 %a, 5
  ret i192 %r
}
