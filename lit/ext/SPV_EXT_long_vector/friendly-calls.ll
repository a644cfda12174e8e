; Calls of __spirv_* functions on vectors of any length are one instruction with the extension; without it, no value of
; SPIR-V has their type.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_long_vector --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s 2>&1 | FileCheck %s --check-prefix=WITHOUT

; CHECK: %n = OpBitCount %v7uint %x
; CHECK: OpConvertSToF %v7float %n
; WITHOUT: a value of type <7 x i32> is not a single value in SPIR-V

target triple = "spir64-unknown-unknown"

declare spir_func <7 x i32> @_Z16__spirv_BitCountDv7_i(<7 x i32>)
declare spir_func <7 x float> @_Z27__spirv_ConvertSToF_Rfloat7Dv7_i(<7 x i32>)

define spir_func <7 x float> @f(<7 x i32> %x) {
  %n = call spir_func <7 x i32> @_Z16__spirv_BitCountDv7_i(<7 x i32> %x)
  %y = call spir_func <7 x float> @_Z27__spirv_ConvertSToF_Rfloat7Dv7_i(<7 x i32> %n)
  ret <7 x float> %y
}
