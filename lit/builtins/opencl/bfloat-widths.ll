; Conversions from and to bfloat16 are one instruction for every vector length.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_bfloat16_conversion --spirv-tools-dis | FileCheck %s

; CHECK: OpExtension "SPV_INTEL_bfloat16_conversion"
; CHECK:      %a1 = OpConvertFToBF16INTEL %ushort %f1
; CHECK-NEXT: %b1 = OpConvertBF16ToFINTEL %float %a1
; CHECK:      %a2 = OpConvertFToBF16INTEL %v2ushort %f2
; CHECK-NEXT: %b2 = OpConvertBF16ToFINTEL %v2float %a2
; CHECK:      %a3 = OpConvertFToBF16INTEL %v3ushort %f3
; CHECK-NEXT: %b3 = OpConvertBF16ToFINTEL %v3float %a3
; CHECK:      %a4 = OpConvertFToBF16INTEL %v4ushort %f4
; CHECK-NEXT: %b4 = OpConvertBF16ToFINTEL %v4float %a4
; CHECK:      %a8 = OpConvertFToBF16INTEL %v8ushort %f8
; CHECK-NEXT: %b8 = OpConvertBF16ToFINTEL %v8float %a8
; CHECK:      %a16 = OpConvertFToBF16INTEL %v16ushort %f16
; CHECK-NEXT: %b16 = OpConvertBF16ToFINTEL %v16float %a16

target triple = "spir64-unknown-unknown"

define spir_func void @k(float %f1, <2 x float> %f2, <3 x float> %f3, <4 x float> %f4, <8 x float> %f8, <16 x float> %f16) {
  %a1 = call spir_func i16 @_Z32intel_convert_bfloat16_as_ushortf(float %f1)
  %b1 = call spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16 %a1)
  %a2 = call spir_func <2 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float> %f2)
  %b2 = call spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16> %a2)
  %a3 = call spir_func <3 x i16> @_Z34intel_convert_bfloat163_as_ushort3Dv3_f(<3 x float> %f3)
  %b3 = call spir_func <3 x float> @_Z33intel_convert_as_bfloat163_float3Dv3_t(<3 x i16> %a3)
  %a4 = call spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float> %f4)
  %b4 = call spir_func <4 x float> @_Z33intel_convert_as_bfloat164_float4Dv4_t(<4 x i16> %a4)
  %a8 = call spir_func <8 x i16> @_Z34intel_convert_bfloat168_as_ushort8Dv8_f(<8 x float> %f8)
  %b8 = call spir_func <8 x float> @_Z33intel_convert_as_bfloat168_float8Dv8_t(<8 x i16> %a8)
  %a16 = call spir_func <16 x i16> @_Z36intel_convert_bfloat1616_as_ushort16Dv16_f(<16 x float> %f16)
  %b16 = call spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> %a16)
  ret void
}

declare spir_func i16 @_Z32intel_convert_bfloat16_as_ushortf(float)
declare spir_func float @_Z31intel_convert_as_bfloat16_floatt(i16)
declare spir_func <2 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float>)
declare spir_func <2 x float> @_Z33intel_convert_as_bfloat162_float2Dv2_t(<2 x i16>)
declare spir_func <3 x i16> @_Z34intel_convert_bfloat163_as_ushort3Dv3_f(<3 x float>)
declare spir_func <3 x float> @_Z33intel_convert_as_bfloat163_float3Dv3_t(<3 x i16>)
declare spir_func <4 x i16> @_Z34intel_convert_bfloat164_as_ushort4Dv4_f(<4 x float>)
declare spir_func <4 x float> @_Z33intel_convert_as_bfloat164_float4Dv4_t(<4 x i16>)
declare spir_func <8 x i16> @_Z34intel_convert_bfloat168_as_ushort8Dv8_f(<8 x float>)
declare spir_func <8 x float> @_Z33intel_convert_as_bfloat168_float8Dv8_t(<8 x i16>)
declare spir_func <16 x i16> @_Z36intel_convert_bfloat1616_as_ushort16Dv16_f(<16 x float>)
declare spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16>)
