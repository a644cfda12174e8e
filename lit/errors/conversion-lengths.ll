; A conversion between vectors of different lengths is refused, as instruction, intrinsic or builtin function.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/intrinsic.ll -o %t.spv 2>&1 | FileCheck %t/intrinsic.ll
; RUN: not llvm-spirv-rs %t/wider.ll -o %t.spv 2>&1 | FileCheck %t/wider.ll
; RUN: not llvm-spirv-rs %t/instruction.ll -o %t.spv 2>&1 | FileCheck %t/instruction.ll
; RUN: not llvm-spirv-rs %t/builtin.ll --spirv-ext=+SPV_INTEL_bfloat16_conversion -o %t.spv 2>&1 | FileCheck %t/builtin.ll

;--- intrinsic.ll
; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: expected a result of as many elements as the operand has, each with fewer bits, found <2 x half> of <3 x float>
; CHECK-NEXT: at %r = call <2 x half> @llvm.fptrunc.round
target triple = "spir64-unknown-unknown"
define spir_func <2 x half> @f(<3 x float> %x) {
  %r = call <2 x half> @llvm.fptrunc.round(<3 x float> %x, metadata !"round.upward")
  ret <2 x half> %r
}
;--- wider.ll
; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: expected a result of as many elements as the operand has, each with fewer bits, found float of float
target triple = "spir64-unknown-unknown"
define spir_func float @f(float %x) {
  %r = call float @llvm.fptrunc.round(float %x, metadata !"round.upward")
  ret float %r
}
;--- instruction.ll
; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: FConvert
; CHECK-NEXT: Input type must have the same number of components as result type
; CHECK-NEXT: invalid call of OpFConvert: expected a result with as many elements as the operand, found <2 x float> of <3 x double>
; CHECK-NEXT: at %r = call
target triple = "spir64-unknown-unknown"
declare spir_func <2 x float> @_Z24__spirv_FConvert_Rfloat2Dv3_d(<3 x double>)
define spir_func <2 x float> @f(<3 x double> %x) {
  %r = call spir_func <2 x float> @_Z24__spirv_FConvert_Rfloat2Dv3_d(<3 x double> %x)
  ret <2 x float> %r
}
;--- builtin.ll
; CHECK:      InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: a builtin function does not take these arguments
target triple = "spir64-unknown-unknown"
declare spir_func <3 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float>)
define spir_func <3 x i16> @f(<2 x float> %x) {
  %r = call spir_func <3 x i16> @_Z34intel_convert_bfloat162_as_ushort2Dv2_f(<2 x float> %x)
  ret <3 x i16> %r
}
