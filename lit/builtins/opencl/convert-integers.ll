; Conversions between integers: the signedness of the source selects sign or zero extension, saturation clamps, and a
; conversion between types with the same bits emits no instruction.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; Saturation is a separate instruction where the signedness changes, otherwise a decoration; widening needs neither.
; CHECK-DAG: OpDecorate %narrow_sat SaturatedConversion
; CHECK-DAG: OpDecorate %unsigned_sat SaturatedConversion
; CHECK-DAG: OpDecorate %wide_signed_sat SaturatedConversion
; CHECK-DAG: OpDecorate %rounded FPRoundingMode RTP
; CHECK-DAG: OpDecorate %vector FPRoundingMode RTZ
;
; CHECK:      %integers = OpFunction
; CHECK-NOT:  %same
; CHECK:      %wide = OpSConvert %ulong %i
; CHECK-NEXT: %unsigned_wide = OpUConvert %ulong %i
; CHECK-NEXT: %narrow = OpSConvert %uchar %i
; CHECK-NEXT: %narrow_sat = OpSConvert %uchar %i
; CHECK-NEXT: %unsigned_sat = OpUConvert %ushort %i
; CHECK-NEXT: %to_unsigned_sat = OpSatConvertSToU %uint %i
; CHECK-NEXT: %to_signed_sat = OpSatConvertUToS %uint %i
; CHECK-NEXT: %wide_unsigned_sat = OpSatConvertSToU %ulong %i
; CHECK-NEXT: %wide_signed_sat = OpUConvert %ulong %i
; Rounding modes have no effect between integers, but are written.
; CHECK-NEXT: %rounded = OpSConvert %ushort %i
; CHECK-NEXT: %vector = OpSatConvertSToU %v4uchar %v
; CHECK-NEXT: OpReturnValue %vector
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func <4 x i8> @integers(i32 %i, <4 x i32> %v) {
  %same = call spir_func i32 @_Z11convert_inti(i32 %i)
  %same_bits = call spir_func i32 @_Z12convert_uinti(i32 %same)
  %same_sat = call spir_func i32 @_Z15convert_int_sati(i32 %same_bits)
  %wide = call spir_func i64 @_Z12convert_longi(i32 %same_sat)
  %unsigned_wide = call spir_func i64 @_Z12convert_longj(i32 %i)
  %narrow = call spir_func i8 @_Z12convert_chari(i32 %i)
  %narrow_sat = call spir_func i8 @_Z16convert_char_sati(i32 %i)
  %unsigned_sat = call spir_func i16 @_Z18convert_ushort_satj(i32 %i)
  %to_unsigned_sat = call spir_func i32 @_Z16convert_uint_sati(i32 %i)
  %to_signed_sat = call spir_func i32 @_Z15convert_int_satj(i32 %i)
  %wide_unsigned_sat = call spir_func i64 @_Z17convert_ulong_sati(i32 %i)
  %wide_signed_sat = call spir_func i64 @_Z16convert_long_satj(i32 %i)
  %rounded = call spir_func i16 @_Z17convert_short_rtpi(i32 %i)
  %vector = call spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_i(<4 x i32> %v)
  ret <4 x i8> %vector
}

declare spir_func i32 @_Z11convert_inti(i32)
declare spir_func i32 @_Z12convert_uinti(i32)
declare spir_func i32 @_Z15convert_int_sati(i32)
declare spir_func i64 @_Z12convert_longi(i32)
declare spir_func i64 @_Z12convert_longj(i32)
declare spir_func i8 @_Z12convert_chari(i32)
declare spir_func i8 @_Z16convert_char_sati(i32)
declare spir_func i16 @_Z18convert_ushort_satj(i32)
declare spir_func i32 @_Z16convert_uint_sati(i32)
declare spir_func i32 @_Z15convert_int_satj(i32)
declare spir_func i64 @_Z17convert_ulong_sati(i32)
declare spir_func i64 @_Z16convert_long_satj(i32)
declare spir_func i16 @_Z17convert_short_rtpi(i32)
declare spir_func <4 x i8> @_Z22convert_uchar4_sat_rtzDv4_i(<4 x i32>)
