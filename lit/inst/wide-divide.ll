; Multi-word integers are divided by a helper function, one per module for all widths with the same number of words,
; without a linkage name so that modules with this helper function can be linked (P13).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK: %divide_i128 = OpFunction %[[S2:_struct_[0-9]+]] None %[[V1:[0-9]+]]
; CHECK: OpBranchConditional %[[V3:[0-9]+]] %[[V4:[0-9]+]] %[[V5:[0-9]+]]
; CHECK: %[[V6:[0-9]+]] = OpUDiv %ulong %[[V7:[0-9]+]] %[[V8:[0-9]+]]
; CHECK: %[[V9:[0-9]+]] = OpUMod %ulong %[[V7]] %[[V8]]
; CHECK: OpBranch %[[V10:[0-9]+]]
; CHECK: OpBranch %[[V11:[0-9]+]]
; CHECK: %[[V12:[0-9]+]] = OpPhi %ulong %[[V13:[0-9]+]] %[[V5]] %[[V14:[0-9]+]] %[[V15:[0-9]+]]
; CHECK: %[[V16:[0-9]+]] = OpPhi %ulong %[[V17:[0-9]+]] %[[V5]] %[[V18:[0-9]+]] %[[V15]]
; CHECK: %[[V19:[0-9]+]] = OpPhi %ulong %[[V20:[0-9]+]] %[[V5]] %[[V21:[0-9]+]] %[[V15]]
; CHECK: %[[V22:[0-9]+]] = OpPhi %ulong %ulong_0 %[[V5]] %[[V23:[0-9]+]] %[[V15]]
; CHECK: %[[V24:[0-9]+]] = OpPhi %ulong %ulong_0 %[[V5]] %[[V25:[0-9]+]] %[[V15]]
; CHECK: OpBranchConditional %[[V26:[0-9]+]] %[[V15]] %[[V27:[0-9]+]]
; CHECK: OpBranch %[[V11]]
; CHECK: OpBranch %[[V10]]
; CHECK: %[[V28:[0-9]+]] = OpPhi %ulong %[[V6]] %[[V4]] %[[V16]] %[[V27]]
; CHECK: %[[V29:[0-9]+]] = OpPhi %ulong %ulong_0 %[[V4]] %[[V19]] %[[V27]]
; CHECK: %[[V30:[0-9]+]] = OpPhi %ulong %[[V9]] %[[V4]] %[[V22]] %[[V27]]
; CHECK: %[[V31:[0-9]+]] = OpPhi %ulong %ulong_0 %[[V4]] %[[V24]] %[[V27]]
; CHECK: OpReturnValue %[[V32:[0-9]+]]
; CHECK: %udiv = OpFunction %[[S34:_struct_[0-9]+]] None %[[V33:[0-9]+]]
; CHECK: %[[V35:[0-9]+]] = OpFunctionCall %[[S2]] %divide_i128 %[[V36:[0-9]+]] %[[V37:[0-9]+]] %[[V38:[0-9]+]] %[[V39:[0-9]+]]
; CHECK: OpReturnValue %[[V40:[0-9]+]]
; CHECK: %srem = OpFunction %[[S34]] None %[[V33]]
; CHECK: %[[V41:[0-9]+]] = OpISub %ulong %ulong_0 %[[V42:[0-9]+]]
; CHECK: %[[V43:[0-9]+]] = OpISub %ulong %ulong_0 %[[V44:[0-9]+]]
; CHECK: %[[V45:[0-9]+]] = OpISub %ulong %ulong_0 %[[V46:[0-9]+]]
; CHECK: %[[V47:[0-9]+]] = OpISub %ulong %ulong_0 %[[V48:[0-9]+]]
; CHECK: %[[V49:[0-9]+]] = OpFunctionCall %[[S2]] %divide_i128 %[[V50:[0-9]+]] %[[V51:[0-9]+]] %[[V52:[0-9]+]] %[[V53:[0-9]+]]
; CHECK: %[[V54:[0-9]+]] = OpISub %ulong %ulong_0 %[[V55:[0-9]+]]
; CHECK: %[[V56:[0-9]+]] = OpISub %ulong %ulong_0 %[[V57:[0-9]+]]
; CHECK: OpReturnValue %[[V58:[0-9]+]]

target triple = "spir64-unknown-unknown"
define spir_func i128 @udiv(i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  ret i128 %r
}
define spir_func i100 @srem(i100 %a, i100 %b) {
  %r = srem i100 %a, %b
  ret i100 %r
}
