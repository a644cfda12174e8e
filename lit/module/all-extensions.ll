; `--spirv-ext=all` targets any consumer: extensions that few consumers support are not declared unless needed, and of
; several extensions with the same feature the most widely supported one is used. An extension allowed by its own name
; is used.
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-tools-dis | FileCheck %s --check-prefix=ALL --implicit-check-not=OpExtension
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_arithmetic_fence,+SPV_EXT_optnone,+SPV_EXT_relaxed_printf_string_address_space,+SPV_KHR_bfloat16 \
; RUN:   --spirv-tools-dis | FileCheck %s --check-prefix=NAMED --implicit-check-not=OpExtension
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls2,+SPV_INTEL_fp_fast_math_mode,+SPV_EXT_arithmetic_fence --spirv-tools-dis | FileCheck %s --check-prefix=BOTH --implicit-check-not=OpExtension

; ALL-DAG: OpCapability FPFastMathModeINTEL
; ALL:     OpExtension "SPV_EXT_arithmetic_fence"
; ALL:     OpExtension "SPV_INTEL_fp_fast_math_mode"
; ALL:     OpExtension "SPV_INTEL_optnone"
; ALL:     OpDecorate %sum FPFastMathMode NSZ|AllowContract|AllowReassoc

; NAMED: OpExtension "SPV_EXT_arithmetic_fence"
; NAMED: OpExtension "SPV_EXT_optnone"
; NAMED: OpExtension "SPV_KHR_bfloat16"

; BOTH-DAG: OpCapability FPFastMathModeINTEL
; BOTH:  OpExtension "SPV_EXT_arithmetic_fence"
; BOTH:  OpExtension "SPV_INTEL_fp_fast_math_mode"

target triple = "spir64-unknown-unknown"

@format = internal addrspace(1) constant [3 x i8] c"%f\00"

declare float @llvm.arithmetic.fence.f32(float)
declare i32 @printf(ptr addrspace(4), ...)

define spir_kernel void @kernel(ptr addrspace(1) %out, float %a, bfloat %b) noinline optnone {
  %fenced = call float @llvm.arithmetic.fence.f32(float %a)
  store float %fenced, ptr addrspace(1) %out
  %printed = call i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @format to ptr addrspace(4)), float %a)
  %doubled = fadd bfloat %b, %b
  store bfloat %doubled, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @fast(ptr addrspace(1) %out, float %a) {
  %sum = fadd reassoc nsz contract float %a, %a
  store float %sum, ptr addrspace(1) %out
  ret void
}
