; Conversions with stochastic rounding keep their seeds, and the pointer to the next seed.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_conversions,+SPV_EXT_float8,+SPV_EXT_ocp_microscaling_types,+SPV_INTEL_int4,+SPV_KHR_bfloat16 -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL1.2 %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o %t.ll
; RUN: FileCheck %s --input-file %t.ll
; RUN: llvm-spirv-rs %t.ll --spirv-ext=+SPV_INTEL_fp_conversions,+SPV_EXT_float8,+SPV_EXT_ocp_microscaling_types,+SPV_INTEL_int4,+SPV_KHR_bfloat16 -o %t.again.spv
; RUN: llvm-spirv-rs --to-text %t.again.spv -o - | FileCheck %s --check-prefix=AGAIN

; AGAIN-COUNT-1: SaturatedToLargestFloat8NormalConversionEXT
; AGAIN-NOT:     SaturatedToLargestFloat8NormalConversionEXT
; AGAIN-COUNT-5: {{[56]}} StochasticRoundFToFINTEL
; AGAIN:         ClampStochasticRoundFToSINTEL

target triple = "spir64-unknown-unknown"

; CHECK: define spir_func void @f(half %h, bfloat %b, <4 x half> %v, i32 %seed, ptr %next)
; CHECK: call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half %h, i32 %seed)
; CHECK: call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE4M3INTELDhiPi(half %h, i32 %seed, ptr %next)
; CHECK: call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundBF16ToE4M3INTELDF16bi(bfloat %b, i32 %seed)
; CHECK: call spir_func <4 x i8> @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDv4_Dhi(<4 x half> %v, i32 %seed)
define spir_func void @f(half %h, bfloat %b, <4 x half> %v, i32 %seed, ptr %next) {
  %1 = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half %h, i32 %seed)
  %2 = call spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE4M3INTELDhiPi(half %h, i32 %seed, ptr %next)
  %3 = call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundBF16ToE4M3INTELDF16bi(bfloat %b, i32 %seed)
  %4 = call spir_func <4 x i8> @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDv4_Dhi(<4 x half> %v, i32 %seed)
  ret void
}

; CHECK: call spir_func i4 @_Z46__builtin_spirv_StochasticRoundFP16ToE2M1INTELDhi(half %h, i32 %seed)
; CHECK: call spir_func <2 x i4> @_Z51__builtin_spirv_ClampStochasticRoundFP16ToInt4INTELDv2_DhiPi(<2 x half> %v, i32 %seed, ptr %next)
define spir_func void @small(half %h, <2 x half> %v, i32 %seed, ptr %next) {
  %1 = call spir_func i4 @_Z46__builtin_spirv_StochasticRoundFP16ToE2M1INTELDhi(half %h, i32 %seed)
  %2 = call spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToInt4INTELDv2_DhiPi(<2 x half> %v, i32 %seed, ptr %next)
  ret void
}

declare spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDhi(half, i32)
declare spir_func i8 @_Z46__builtin_spirv_StochasticRoundFP16ToE4M3INTELDhiPi(half, i32, ptr)
declare spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundBF16ToE4M3INTELDF16bi(bfloat, i32)
declare spir_func <4 x i8> @_Z46__builtin_spirv_StochasticRoundFP16ToE5M2INTELDv4_Dhi(<4 x half>, i32)
declare spir_func i4 @_Z46__builtin_spirv_StochasticRoundFP16ToE2M1INTELDhi(half, i32)
declare spir_func i8 @_Z51__builtin_spirv_ClampStochasticRoundFP16ToInt4INTELDv2_DhiPi(<2 x half>, i32, ptr)
