; Conversions with stochastic rounding or clamping to integers of 4 bits are instructions of SPV_INTEL_fp_conversions.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_conversions,+SPV_EXT_float8,+SPV_INTEL_int4 --spirv-text -o - | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_EXT_float8,+SPV_INTEL_int4 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

target triple = "spir64-unknown-unknown"

; CHECK-DAG: Capability FloatConversionsFtoFINTEL
; CHECK-DAG: Capability FloatConversionsFtoSINTEL
; CHECK-DAG: Decorate [[CLAMPED:[0-9]+]] SaturatedToLargestFloat8NormalConversionEXT
; CHECK-DAG: TypeFloat [[E5M2:[0-9]+]] 8 4215
; CHECK-DAG: TypeInt [[INT4:[0-9]+]] 4 0
; CHECK-DAG: TypeVector [[INT4S:[0-9]+]] [[INT4]] 2

; CHECK: FunctionParameter {{[0-9]+}} [[X:[0-9]+]]
; CHECK: FunctionParameter {{[0-9]+}} [[SEED:[0-9]+]]
; CHECK: FunctionParameter {{[0-9]+}} [[NEXT:[0-9]+]]
; CHECK: StochasticRoundFToFINTEL [[E5M2]] [[CLAMPED]] [[X]] [[SEED]] [[NEXT]]
define spir_func i8 @round(half %x, i32 %seed, ptr addrspace(4) %next) {
  %r = call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhiPi(half %x, i32 %seed, ptr addrspace(4) %next)
  ret i8 %r
}

; CHECK: ClampConvertFToSINTEL [[INT4S]] {{[0-9]+}} {{[0-9]+}}
define spir_func i8 @clamp(<2 x half> %x) {
  %r = call spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDv2_Dh(<2 x half> %x)
  ret i8 %r
}

; REFUSED: RequiresExtension
; REFUSED: in   function @round

declare spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToE5M2INTELDhiPi(half, i32, ptr addrspace(4))
declare spir_func i8 @_Z43__builtin_spirv_ClampConvertFP16ToInt4INTELDv2_Dh(<2 x half>)
