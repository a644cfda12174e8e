; Conversions from, to and between floating-point types, with the rounding mode and saturation of the name.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: OpDecorate %to_signed_sat SaturatedConversion
; CHECK-DAG: OpDecorate %to_unsigned FPRoundingMode RTE
; CHECK-DAG: OpDecorate %vector SaturatedConversion
; CHECK-DAG: OpDecorate %vector FPRoundingMode RTN
; CHECK-DAG: OpDecorate %from_signed FPRoundingMode RTP
; CHECK-DAG: OpDecorate %from_unsigned FPRoundingMode RTZ
; CHECK-DAG: OpDecorate %narrow FPRoundingMode RTN
; CHECK:      %floats = OpFunction
; CHECK-NOT:  %same
; CHECK:      %to_signed = OpConvertFToS %uint %f
; CHECK-NEXT: %to_signed_sat = OpConvertFToS %ulong %f
; CHECK-NEXT: %to_unsigned = OpConvertFToU %uchar %f
; CHECK-NEXT: %vector = OpConvertFToU %v2ushort %v
; CHECK-NEXT: %from_signed = OpConvertSToF %float %i
; CHECK-NEXT: %from_unsigned = OpConvertUToF %float %i
; CHECK-NEXT: %plain = OpConvertUToF %double %i
; Every float is representable as a double, so no rounding happens.
; CHECK-NEXT: %wide = OpFConvert %double %f
; CHECK-NEXT: %narrow = OpFConvert %float %wide
; CHECK-NEXT: %short = OpFConvert %half %f
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func half @floats(float %f, <2 x float> %v, i32 %i) {
  %same = call spir_func float @_Z17convert_float_rtef(float %f)
  %to_signed = call spir_func i32 @_Z11convert_intf(float %same)
  %to_signed_sat = call spir_func i64 @_Z16convert_long_satf(float %f)
  %to_unsigned = call spir_func i8 @_Z17convert_uchar_rtef(float %f)
  %vector = call spir_func <2 x i16> @_Z23convert_ushort2_sat_rtnDv2_f(<2 x float> %v)
  %from_signed = call spir_func float @_Z17convert_float_rtpi(i32 %i)
  %from_unsigned = call spir_func float @_Z17convert_float_rtzj(i32 %i)
  %plain = call spir_func double @_Z14convert_doublej(i32 %i)
  %wide = call spir_func double @_Z18convert_double_rtzf(float %f)
  %narrow = call spir_func float @_Z17convert_float_rtnd(double %wide)
  %short = call spir_func half @_Z12convert_halff(float %f)
  ret half %short
}

declare spir_func float @_Z17convert_float_rtef(float)
declare spir_func i32 @_Z11convert_intf(float)
declare spir_func i64 @_Z16convert_long_satf(float)
declare spir_func i8 @_Z17convert_uchar_rtef(float)
declare spir_func <2 x i16> @_Z23convert_ushort2_sat_rtnDv2_f(<2 x float>)
declare spir_func float @_Z17convert_float_rtpi(i32)
declare spir_func float @_Z17convert_float_rtzj(i32)
declare spir_func double @_Z14convert_doublej(i32)
declare spir_func double @_Z18convert_double_rtzf(float)
declare spir_func float @_Z17convert_float_rtnd(double)
declare spir_func half @_Z12convert_halff(float)
