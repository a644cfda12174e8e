; SPIR-V Booleans where the called function uses integers: true is 1 for a scalar and -1 for a lane of a vector.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: [[TRUE:%[0-9]+]] = OpIsNan %bool %x
; CHECK: %word = OpSelect %uint [[TRUE]] %uint_1 %uint_0
; CHECK: [[TRUES:%[0-9]+]] = OpFOrdLessThan %v4bool %v %v
; CHECK: %lanes = OpSelect %v4uchar [[TRUES]] {{%[0-9]+}} {{%[0-9]+}}
; CHECK: %plain = OpIsInf %bool %x
; CHECK: [[CONDITION:%[0-9]+]] = OpINotEqual %bool %c %uchar_0
; CHECK: %chosen = OpSelect %uint [[CONDITION]] %word %uint_0
; CHECK: [[PREDICATE:%[0-9]+]] = OpINotEqual %bool %word %uint_0
; CHECK: OpGroupAll %bool %uint_2 [[PREDICATE]]

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z13__spirv_IsNanf(float)
declare spir_func <4 x i8> @__spirv_FOrdLessThan(<4 x float>, <4 x float>)
declare spir_func i1 @__spirv_IsInf(float)
declare spir_func i32 @__spirv_Select(i8, i32, i32)
declare spir_func i1 @__spirv_GroupAll(i32, i32)

define spir_func void @f(float %x, <4 x float> %v, i8 %c) {
  %word = call spir_func i32 @_Z13__spirv_IsNanf(float %x)
  %lanes = call spir_func <4 x i8> @__spirv_FOrdLessThan(<4 x float> %v, <4 x float> %v)
  %plain = call spir_func i1 @__spirv_IsInf(float %x)
  %chosen = call spir_func i32 @__spirv_Select(i8 %c, i32 %word, i32 0)
  %all = call spir_func i1 @__spirv_GroupAll(i32 2, i32 %word)
  ret void
}
