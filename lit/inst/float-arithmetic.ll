; Each floating-point operation becomes one instruction with its fast-math flags.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      OpDecorate %add FPFastMathMode NotNaN|NotInf
; CHECK:      OpDecorate %sub FPFastMathMode NSZ|AllowRecip
; CHECK:      OpDecorate %mul FPFastMathMode Fast
; CHECK:      OpDecorate %[[V1:[0-9]+]] FPFastMathMode NotNaN
; CHECK:      OpDecorate %[[V2:[0-9]+]] FPFastMathMode NotNaN
; CHECK:      %f = OpFunction %float None %[[V3:[0-9]+]]
; CHECK:      %[[V4:[0-9]+]] = OpLabel
; CHECK-NEXT: %add = OpFAdd %float %a %b
; CHECK-NEXT: %sub = OpFSub %float %add %b
; CHECK-NEXT: %mul = OpFMul %float %sub %b
; CHECK-NEXT: %div = OpFDiv %float %mul %b
; CHECK-NEXT: %rem = OpFRem %float %div %b
; CHECK-NEXT: %neg = OpFNegate %float %rem
; CHECK-NEXT: OpReturnValue %neg
; CHECK:      %vector = OpFunction %[[S6:_struct_[0-9]+]] None %[[V5:[0-9]+]]
; CHECK:      %[[V7:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V1]] = OpFDiv %v4double %[[V8:[0-9]+]] %[[V9:[0-9]+]]
; CHECK-NEXT: %[[V2]] = OpFDiv %double %[[V10:[0-9]+]] %[[V11:[0-9]+]]
; CHECK-NEXT: %[[V12:[0-9]+]] = OpCompositeConstruct %[[S6]] %[[V1]] %[[V2]]
; CHECK-NEXT: OpReturnValue %[[V12]]

target triple = "spir64-unknown-unknown"
define spir_func float @f(float %a, float %b) {
  %add = fadd nnan ninf float %a, %b
  %sub = fsub nsz arcp float %add, %b
  %mul = fmul fast float %sub, %b
  %div = fdiv float %mul, %b
  %rem = frem float %div, %b
  %neg = fneg float %rem
  ret float %neg
}
define spir_func <5 x double> @vector(<5 x double> %a, <5 x double> %b) {
  %r = fdiv nnan <5 x double> %a, %b
  ret <5 x double> %r
}
