; A call of a function with the name of an instruction becomes that instruction, with or without a mangled name.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpDecorate {{.*}} LinkageAttributes "{{.*}}__spirv
; CHECK: %sum = OpIAdd %uint %a %b
; CHECK: %product = OpFMul %v4float %x %y
; CHECK: %lane = OpVectorExtractDynamic %float %product %a
; CHECK: OpControlBarrier %uint_2 %uint_2 %uint_272
; CHECK: %swapped = OpVectorShuffle %v2float %x %y 5 0
; CHECK: %part = OpCompositeExtract %float %x 3

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z12__spirv_IAddii(i32, i32)
declare spir_func <4 x float> @__spirv_FMul(<4 x float>, <4 x float>)
declare spir_func float @_Z28__spirv_VectorExtractDynamicDv4_fi(<4 x float>, i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
declare spir_func <2 x float> @__spirv_VectorShuffle(<4 x float>, <4 x float>, i32, i32)
declare spir_func float @__spirv_CompositeExtract(<4 x float>, i32)

define spir_func void @f(i32 %a, i32 %b, <4 x float> %x, <4 x float> %y) {
  %sum = call spir_func i32 @_Z12__spirv_IAddii(i32 %a, i32 %b)
  %product = call spir_func <4 x float> @__spirv_FMul(<4 x float> %x, <4 x float> %y)
  %lane = call spir_func float @_Z28__spirv_VectorExtractDynamicDv4_fi(<4 x float> %product, i32 %a)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)
  %swapped = call spir_func <2 x float> @__spirv_VectorShuffle(<4 x float> %x, <4 x float> %y, i32 5, i32 0)
  %part = call spir_func float @__spirv_CompositeExtract(<4 x float> %x, i32 3)
  ret void
}
