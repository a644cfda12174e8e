; A multi-word integer is converted to floating point from the 64 bits below its highest set bit, rounded once; a float
; is converted to a multi-word integer by a shift of its significand.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK: %uitofp = OpFunction %float None %[[V1:[0-9]+]]
; CHECK: %[[V2:[0-9]+]] = OpExtInst %ulong %[[V3:[0-9]+]] clz %[[V4:[0-9]+]]
; CHECK: %[[V5:[0-9]+]] = OpExtInst %ulong %[[V3]] clz %[[V6:[0-9]+]]
; CHECK: %[[V7:[0-9]+]] = OpConvertUToF %float %[[V8:[0-9]+]]
; CHECK: %[[V9:[0-9]+]] = OpUConvert %uint %[[V10:[0-9]+]]
; CHECK: %r = OpExtInst %float %[[V3]] ldexp %[[V7]] %[[V11:[0-9]+]]
; CHECK: OpReturnValue %r
; CHECK: %fptosi = OpFunction %[[S13:_struct_[0-9]+]] None %[[V12:[0-9]+]]
; CHECK: %[[V14:[0-9]+]] = OpBitcast %ulong %a
; CHECK: %[[V15:[0-9]+]] = OpBitwiseAnd %ulong %[[V16:[0-9]+]] %ulong_2047
; CHECK: %[[V17:[0-9]+]] = OpBitwiseAnd %ulong %[[V14]] %ulong_4503599627370495
; CHECK: %[[V18:[0-9]+]] = OpBitwiseOr %ulong %[[V17]] %ulong_4503599627370496
; CHECK: %[[V19:[0-9]+]] = OpUGreaterThanEqual %bool %[[V15]] %ulong_1075
; CHECK: %[[V20:[0-9]+]] = OpISub %ulong %[[V15]] %ulong_1075
; CHECK: %[[V21:[0-9]+]] = OpISub %ulong %ulong_1075 %[[V15]]
; CHECK: OpReturnValue %[[V22:[0-9]+]]

target triple = "spir64-unknown-unknown"
define spir_func float @uitofp(i128 %a) {
  %r = uitofp i128 %a to float
  ret float %r
}
define spir_func i128 @fptosi(double %a) {
  %r = fptosi double %a to i128
  ret i128 %r
}
