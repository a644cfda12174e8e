; The conversions to and from bfloat16 and TF32 have fixed component types.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/input.ll --spirv-ext=+SPV_INTEL_bfloat16_conversion -o %t.spv 2>&1 | FileCheck %t/input.ll
; RUN: not llvm-spirv-rs %t/result.ll --spirv-ext=+SPV_INTEL_bfloat16_conversion -o %t.spv 2>&1 | FileCheck %t/result.ll
; RUN: not llvm-spirv-rs %t/pointer.ll --spirv-ext=+SPV_INTEL_bfloat16_conversion -o %t.spv 2>&1 | FileCheck %t/pointer.ll
; RUN: not llvm-spirv-rs %t/tf32.ll --spirv-ext=+SPV_INTEL_tensor_float32_conversion -o %t.spv 2>&1 | FileCheck %t/tf32.ll

;--- input.ll
; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: ConvertFToBF16INTEL
; CHECK-NEXT: Input value must be a scalar or vector of floating-point 32-bit type
; CHECK-NEXT: invalid call of OpConvertFToBF16INTEL: found double
target triple = "spir64-unknown-unknown"
declare spir_func i16 @_Z27__spirv_ConvertFToBF16INTELd(double)
define spir_func i16 @f(double %x) {
  %r = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELd(double %x)
  ret i16 %r
}
;--- result.ll
; CHECK:      ConvertFToBF16INTEL
; CHECK-NEXT: Result value must be a scalar or vector of integer 16-bit type
; CHECK-NEXT: invalid call of OpConvertFToBF16INTEL: found <2 x i32>
target triple = "spir64-unknown-unknown"
declare spir_func <2 x i32> @_Z27__spirv_ConvertFToBF16INTELDv2_f(<2 x float>)
define spir_func <2 x i32> @f(<2 x float> %x) {
  %r = call spir_func <2 x i32> @_Z27__spirv_ConvertFToBF16INTELDv2_f(<2 x float> %x)
  ret <2 x i32> %r
}
;--- pointer.ll
; CHECK:      ConvertBF16ToFINTEL
; CHECK-NEXT: Input value must be a scalar or vector of integer 16-bit type
; CHECK-NEXT: invalid call of OpConvertBF16ToFINTEL: found ptr
target triple = "spir64-unknown-unknown"
declare spir_func float @_Z27__spirv_ConvertBF16ToFINTELPs(ptr)
define spir_func float @f(ptr %x) {
  %r = call spir_func float @_Z27__spirv_ConvertBF16ToFINTELPs(ptr %x)
  ret float %r
}
;--- tf32.ll
; CHECK:      RoundFToTF32INTEL
; CHECK-NEXT: Input value must be a scalar or vector of floating-point 32-bit type
target triple = "spir64-unknown-unknown"
declare spir_func float @_Z25__spirv_RoundFToTF32INTELDh(half)
define spir_func float @f(half %x) {
  %r = call spir_func float @_Z25__spirv_RoundFToTF32INTELDh(half %x)
  ret float %r
}
