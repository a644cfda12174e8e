; A vector of a length that SPIR-V lacks is split into several vectors, the longest first.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %seven = OpFunction %[[S2:_struct_[0-9]+]] None %[[V1:[0-9]+]]
; CHECK:      %[[V3:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V4:[0-9]+]] = OpIAdd %v4uint %[[V5:[0-9]+]] %[[V6:[0-9]+]]
; CHECK-NEXT: %[[V7:[0-9]+]] = OpIAdd %v3uint %[[V8:[0-9]+]] %[[V9:[0-9]+]]
; CHECK-NEXT: %[[V10:[0-9]+]] = OpCompositeConstruct %[[S2]] %[[V4]] %[[V7]]
; CHECK-NEXT: OpReturnValue %[[V10]]
; CHECK:      %one = OpFunction %uint None %[[V11:[0-9]+]]
; CHECK:      %[[V12:[0-9]+]] = OpLabel
; CHECK-NEXT: %r = OpIAdd %uint %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %twenty = OpFunction %[[S14:_struct_[0-9]+]] None %[[V13:[0-9]+]]
; CHECK:      %[[V15:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V16:[0-9]+]] = OpFNegate %v16float %[[V17:[0-9]+]]
; CHECK-NEXT: %[[V18:[0-9]+]] = OpFNegate %v4float %[[V19:[0-9]+]]
; CHECK-NEXT: %[[V20:[0-9]+]] = OpCompositeConstruct %[[S14]] %[[V16]] %[[V18]]
; CHECK-NEXT: OpReturnValue %[[V20]]

target triple = "spir64-unknown-unknown"
define spir_func <7 x i32> @seven(<7 x i32> %a, <7 x i32> %b) {
  %r = add <7 x i32> %a, %b
  ret <7 x i32> %r
}
define spir_func <1 x i32> @one(<1 x i32> %a, <1 x i32> %b) {
  %r = add <1 x i32> %a, %b
  ret <1 x i32> %r
}
define spir_func <20 x float> @twenty(<20 x float> %a) {
  %r = fneg <20 x float> %a
  ret <20 x float> %r
}
