; Conversions between float and the bits of bfloat16.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_bfloat16_conversion --spirv-tools-dis | FileCheck %s
;
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_bfloat16_conversion
;
; CHECK: OpCapability BFloat16ConversionINTEL
; CHECK: %bits = OpConvertFToBF16INTEL %ushort %f
; CHECK: %real = OpConvertBF16ToFINTEL %v16float %v

target triple = "spir64-unknown-unknown"

define spir_func void @bfloats(float %f, <16 x i16> %v) {
  %bits = call spir_func i16 @_Z32intel_convert_bfloat16_as_ushortf(float %f)
  %real = call spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16> %v)
  ret void
}

declare spir_func i16 @_Z32intel_convert_bfloat16_as_ushortf(float)
declare spir_func <16 x float> @_Z35intel_convert_as_bfloat1616_float16Dv16_t(<16 x i16>)
