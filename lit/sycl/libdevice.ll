; Functions of the device library stay imports, with any result type; their fallbacks are linked later.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %__devicelib_sinf LinkageAttributes "__devicelib_sinf" Import
; CHECK-DAG: OpDecorate %__devicelib___mulsc3 LinkageAttributes "__devicelib___mulsc3" Import
; CHECK-DAG: OpDecorate %__devicelib_memcpy LinkageAttributes "__devicelib_memcpy" Import
; CHECK-DAG: OpDecorate %__imf_fmaf_rn LinkageAttributes "__imf_fmaf_rn" Import
; CHECK-DAG: OpDecorate %__devicelib_frexpf LinkageAttributes "__devicelib_frexpf" Import
; CHECK:     %s = OpFunctionCall %float %__devicelib_sinf %x
; CHECK:     %z = OpFunctionCall %v2float %__devicelib___mulsc3
; CHECK:     OpFunctionCall %{{.+}} %__devicelib_memcpy
; CHECK:     %m = OpFunctionCall %float %__imf_fmaf_rn
; CHECK:     %fraction = OpFunctionCall %float %__devicelib_frexpf

target triple = "spir64-unknown-unknown"

declare dso_local spir_func float @__devicelib_sinf(float)
declare dso_local spir_func <2 x float> @__devicelib___mulsc3(float, float, float, float)
declare dso_local spir_func ptr addrspace(4) @__devicelib_memcpy(ptr addrspace(4), ptr addrspace(4), i64)
declare dso_local spir_func float @__imf_fmaf_rn(float, float, float)
declare dso_local spir_func float @__devicelib_frexpf(float, ptr addrspace(4))

define spir_func float @f(float %x, ptr addrspace(4) %to, ptr addrspace(4) %from) {
  %exponent = alloca i32, align 4
  %generic = addrspacecast ptr %exponent to ptr addrspace(4)
  %s = tail call spir_func float @__devicelib_sinf(float %x)
  %z = tail call spir_func <2 x float> @__devicelib___mulsc3(float %x, float %s, float %s, float %x)
  %copied = tail call spir_func ptr addrspace(4) @__devicelib_memcpy(ptr addrspace(4) %to, ptr addrspace(4) %from, i64 16)
  %re = extractelement <2 x float> %z, i32 0
  %m = tail call spir_func float @__imf_fmaf_rn(float %x, float %s, float %re)
  %fraction = call spir_func float @__devicelib_frexpf(float %m, ptr addrspace(4) %generic)
  ret float %fraction
}
