; Every fcmp predicate, including true and false.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %f = OpFunction %v16bool None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %oeq = OpFOrdEqual %bool %a %b
; CHECK-NEXT: %ogt = OpFOrdGreaterThan %bool %a %b
; CHECK-NEXT: %oge = OpFOrdGreaterThanEqual %bool %a %b
; CHECK-NEXT: %olt = OpFOrdLessThan %bool %a %b
; CHECK-NEXT: %ole = OpFOrdLessThanEqual %bool %a %b
; CHECK-NEXT: %one = OpFOrdNotEqual %bool %a %b
; CHECK-NEXT: %ord = OpOrdered %bool %a %b
; CHECK-NEXT: %ueq = OpFUnordEqual %bool %a %b
; CHECK-NEXT: %ugt = OpFUnordGreaterThan %bool %a %b
; CHECK-NEXT: %uge = OpFUnordGreaterThanEqual %bool %a %b
; CHECK-NEXT: %ult = OpFUnordLessThan %bool %a %b
; CHECK-NEXT: %ule = OpFUnordLessThanEqual %bool %a %b
; CHECK-NEXT: %une = OpFUnordNotEqual %bool %a %b
; CHECK-NEXT: %uno = OpUnordered %bool %a %b
; CHECK-NEXT: %v0 = OpCompositeInsert %v16bool %false %[[V3:[0-9]+]] 0
; CHECK-NEXT: %v1 = OpCompositeInsert %v16bool %true %v0 1
; CHECK-NEXT: OpReturnValue %v1
; CHECK:      %vector = OpFunction %v3bool None %[[V4:[0-9]+]]
; CHECK:      %[[V5:[0-9]+]] = OpLabel
; CHECK-NEXT: OpReturnValue %[[V6:[0-9]+]]

target triple = "spir64-unknown-unknown"
define spir_func <16 x i1> @f(float %a, float %b) {
  %false = fcmp false float %a, %b
  %oeq = fcmp oeq float %a, %b
  %ogt = fcmp ogt float %a, %b
  %oge = fcmp oge float %a, %b
  %olt = fcmp olt float %a, %b
  %ole = fcmp ole float %a, %b
  %one = fcmp one float %a, %b
  %ord = fcmp ord float %a, %b
  %ueq = fcmp ueq float %a, %b
  %ugt = fcmp ugt float %a, %b
  %uge = fcmp uge float %a, %b
  %ult = fcmp ult float %a, %b
  %ule = fcmp ule float %a, %b
  %une = fcmp une float %a, %b
  %uno = fcmp uno float %a, %b
  %true = fcmp true float %a, %b
  %v0 = insertelement <16 x i1> zeroinitializer, i1 %false, i32 0
  %v1 = insertelement <16 x i1> %v0, i1 %true, i32 1
  ret <16 x i1> %v1
}
define spir_func <3 x i1> @vector(<3 x float> %a, <3 x float> %b) {
  %r = fcmp true <3 x float> %a, %b
  ret <3 x i1> %r
}
