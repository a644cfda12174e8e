; llvm.is.fpclass of NaNs, infinities, normal numbers and zeros, and of the complements, is their instructions.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %nan = OpIsNan %bool %x
; CHECK-NEXT: %[[I:[0-9]+]] = OpIsInf %bool %x
; CHECK-NEXT: %[[S:[0-9]+]] = OpSignBitSet %bool %x
; CHECK-NEXT: %[[N:[0-9]+]] = OpLogicalNot %bool %[[S]]
; CHECK-NEXT: %infinity = OpLogicalAnd %bool %[[N]] %[[I]]
; CHECK-NEXT: %[[I:[0-9]+]] = OpIsNormal %v2bool %v
; CHECK-NEXT: %[[S:[0-9]+]] = OpSignBitSet %v2bool %v
; CHECK-NEXT: %normal = OpLogicalAnd %v2bool %[[S]] %[[I]]
; CHECK-NEXT: %[[B:[0-9]+]] = OpBitcast %uint %x
; CHECK-NEXT: %[[M:[0-9]+]] = OpBitwiseAnd %uint %[[B]] %uint_2147483647
; CHECK-NEXT: %[[Z:[0-9]+]] = OpIEqual %bool %[[M]] %uint_0
; CHECK-NEXT: %not_zero = OpLogicalNot %bool %[[Z]]
; CHECK-NEXT: %[[A:[0-9]+]] = OpIsNan %bool %x
; CHECK-NEXT: %[[I:[0-9]+]] = OpIsInf %bool %x
; CHECK-NEXT: %either = OpLogicalOr %bool %[[A]] %[[I]]
; CHECK-NOT:  OpIs
; CHECK:      %quiet =

target triple = "spir64-unknown-unknown"
define spir_func void @classes(float %x, <2 x float> %v) {
  %nan = call i1 @llvm.is.fpclass(float %x, i32 3)
  %infinity = call i1 @llvm.is.fpclass(float %x, i32 512)
  %normal = call <2 x i1> @llvm.is.fpclass(<2 x float> %v, i32 8)
  %not.zero = call i1 @llvm.is.fpclass(float %x, i32 927)
  %either = call i1 @llvm.is.fpclass(float %x, i32 519)
  %quiet = call i1 @llvm.is.fpclass(float %x, i32 2)
  ret void
}
