; Suffixes of a name decorate the result with saturation and rounding mode; the result type is that of the call. A number
; is LLVM's, for a second function with the name and another type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %bytes SaturatedConversion
; CHECK-DAG: OpDecorate %bytes FPRoundingMode RTZ
; CHECK-DAG: OpDecorate %narrow FPRoundingMode RTP
; CHECK-DAG: OpDecorate %signed SaturatedConversion
; CHECK-NOT: OpDecorate %plain
; CHECK: %bytes = OpConvertFToU %v2uchar %v
; CHECK: %narrow = OpFConvert %half %x
; CHECK: %signed = OpSatConvertUToS %uint %i
; CHECK: %plain = OpConvertFToS %uint %x
; CHECK: %second = OpSatConvertUToS %ushort %h

target triple = "spir64-unknown-unknown"

declare spir_func <2 x i8> @_Z35__spirv_ConvertFToU_Ruchar2_sat_rtzDv2_f(<2 x float>)
declare spir_func half @_Z26__spirv_FConvert_Rhalf_rtpf(float)
declare spir_func i32 @__spirv_SatConvertUToS_Rint_sat(i32)
declare spir_func i16 @__spirv_SatConvertUToS_Rint_sat.1(i16)
declare spir_func i32 @_Z24__spirv_ConvertFToS_Rintf(float)

define spir_func void @f(<2 x float> %v, float %x, i32 %i, i16 %h) {
  %bytes = call spir_func <2 x i8> @_Z35__spirv_ConvertFToU_Ruchar2_sat_rtzDv2_f(<2 x float> %v)
  %narrow = call spir_func half @_Z26__spirv_FConvert_Rhalf_rtpf(float %x)
  %signed = call spir_func i32 @__spirv_SatConvertUToS_Rint_sat(i32 %i)
  %plain = call spir_func i32 @_Z24__spirv_ConvertFToS_Rintf(float %x)
  %second = call spir_func i16 @__spirv_SatConvertUToS_Rint_sat.1(i16 %h)
  ret void
}
