; as_type functions become OpBitcast; clang emits bitcasts for them, other producers may emit calls.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %bits = OpFunction
; CHECK:      %real = OpBitcast %float %i
; CHECK:      %shorts = OpBitcast %v2ushort %i
; CHECK-NOT:  %same
; A vector of three lanes has the size of four; the fourth is undefined.
; CHECK:      %[[FOUR:.*]] = OpVectorShuffle %v4uint %v %v 0 1 2 4294967295
; CHECK-NEXT: %four = OpBitcast %v4float %[[FOUR]]
; CHECK:      %[[REALS:.*]] = OpBitcast %v4float
; CHECK-NEXT: %three = OpVectorShuffle %v3float %[[REALS]] %[[REALS]] 0 1 2
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func <3 x float> @bits(i32 %i, <3 x i32> %v) {
  %real = call spir_func float @_Z8as_floati(i32 %i)
  %shorts = call spir_func <2 x i16> @_Z9as_short2i(i32 %i)
  %same = call spir_func i32 @_Z7as_uinti(i32 %i)
  %four = call spir_func <4 x float> @_Z9as_float4Dv3_i(<3 x i32> %v)
  %words = bitcast <4 x float> %four to <4 x i32>
  %three = call spir_func <3 x float> @_Z9as_float3Dv4_i(<4 x i32> %words)
  ret <3 x float> %three
}

declare spir_func float @_Z8as_floati(i32)
declare spir_func <2 x i16> @_Z9as_short2i(i32)
declare spir_func i32 @_Z7as_uinti(i32)
declare spir_func <4 x float> @_Z9as_float4Dv3_i(<3 x i32>)
declare spir_func <3 x float> @_Z9as_float3Dv4_i(<4 x i32>)
