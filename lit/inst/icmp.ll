; Every icmp predicate on integers.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %f = OpFunction %v2bool None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %eq = OpIEqual %v2bool %a %b
; CHECK-NEXT: %ne = OpINotEqual %v2bool %a %b
; CHECK-NEXT: %ugt = OpUGreaterThan %v2bool %a %b
; CHECK-NEXT: %uge = OpUGreaterThanEqual %v2bool %a %b
; CHECK-NEXT: %ult = OpULessThan %v2bool %a %b
; CHECK-NEXT: %ule = OpULessThanEqual %v2bool %a %b
; CHECK-NEXT: %sgt = OpSGreaterThan %v2bool %a %b
; CHECK-NEXT: %sge = OpSGreaterThanEqual %v2bool %a %b
; CHECK-NEXT: %slt = OpSLessThan %v2bool %a %b
; CHECK-NEXT: %sle = OpSLessThanEqual %v2bool %a %b
; CHECK-NEXT: OpReturnValue %sle

target triple = "spir64-unknown-unknown"
define spir_func <2 x i1> @f(<2 x i32> %a, <2 x i32> %b) {
  %eq = icmp eq <2 x i32> %a, %b
  %ne = icmp ne <2 x i32> %a, %b
  %ugt = icmp ugt <2 x i32> %a, %b
  %uge = icmp uge <2 x i32> %a, %b
  %ult = icmp samesign ult <2 x i32> %a, %b
  %ule = icmp ule <2 x i32> %a, %b
  %sgt = icmp sgt <2 x i32> %a, %b
  %sge = icmp sge <2 x i32> %a, %b
  %slt = icmp slt <2 x i32> %a, %b
  %sle = icmp sle <2 x i32> %a, %b
  ret <2 x i1> %sle
}
