; Of the intrinsics that core instructions can express, only llvm.fmuladd depends on --spirv-ext-inst; extended
; instructions without a core form are used with either value.
; RUN: llvm-spirv-rs %s --spirv-ext-inst=none --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,NONE
; RUN: llvm-spirv-rs %s --spirv-ext-inst=OpenCL.std --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,STD

; CHECK:      [[SGT:%[0-9]+]] = OpSGreaterThan %bool %a %b
; CHECK-NEXT: %smax = OpSelect %uint [[SGT]] %a %b
; CHECK-NEXT: [[SLT:%[0-9]+]] = OpSLessThan %bool %smax %b
; CHECK-NEXT: %smin = OpSelect %uint [[SLT]] %smax %b
; CHECK-NEXT: [[UGT:%[0-9]+]] = OpUGreaterThan %bool %smin %b
; CHECK-NEXT: %umax = OpSelect %uint [[UGT]] %smin %b
; CHECK-NEXT: [[ULT:%[0-9]+]] = OpULessThan %bool %umax %b
; CHECK-NEXT: %umin = OpSelect %uint [[ULT]] %umax %b
; CHECK-NEXT: %abs = OpExtInst %uint %{{[0-9]+}} s_abs %umin
; CHECK-NEXT: %zeros = OpExtInst %uint %{{[0-9]+}} clz %abs
; CHECK-NEXT: %sum = OpExtInst %uint %{{[0-9]+}} u_add_sat %zeros %b
; STD-NEXT:   %muladd = OpExtInst %float %{{[0-9]+}} mad %x %x %x
; NONE-NEXT:  [[PRODUCT:%[0-9]+]] = OpFMul %float %x %x
; NONE-NEXT:  %muladd = OpFAdd %float [[PRODUCT]] %x
; CHECK-NEXT: %fused = OpExtInst %float %{{[0-9]+}} fma %muladd %x %x

target triple = "spir64-unknown-unknown"

define spir_func float @f(i32 %a, i32 %b, float %x) {
  %smax = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %smin = call i32 @llvm.smin.i32(i32 %smax, i32 %b)
  %umax = call i32 @llvm.umax.i32(i32 %smin, i32 %b)
  %umin = call i32 @llvm.umin.i32(i32 %umax, i32 %b)
  %abs = call i32 @llvm.abs.i32(i32 %umin, i1 false)
  %zeros = call i32 @llvm.ctlz.i32(i32 %abs, i1 false)
  %sum = call i32 @llvm.uadd.sat.i32(i32 %zeros, i32 %b)
  %muladd = call float @llvm.fmuladd.f32(float %x, float %x, float %x)
  %fused = call float @llvm.fma.f32(float %muladd, float %x, float %x)
  ret float %fused
}
