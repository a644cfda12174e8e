; A matrix of 4-bit floating-point numbers needs Intel's capability, for which this extension is sufficient.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_ocp_microscaling_types,+SPV_KHR_cooperative_matrix,+SPV_INTEL_int4 --spirv-text -o - | FileCheck %s

; CHECK-DAG: Capability Float4EXT
; CHECK-DAG: Capability Float4E2M1CooperativeMatrixINTEL
; CHECK-NOT: Extension "SPV_INTEL_float4"
; CHECK-DAG: TypeFloat [[#FLOAT4:]] 4 4225
; CHECK-DAG: TypeCooperativeMatrixKHR [[#MATRIX:]] [[#FLOAT4]]
; CHECK:     FConvert [[#MATRIX]]

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 8, 2) @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTPU3AS142__spirv_CooperativeMatrixKHR__half_3_8_8_2(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2))

define spir_func void @f(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %m) {
  %r = call spir_func target("spirv.CooperativeMatrixKHR", i4, 3, 8, 8, 2) @_Z36__builtin_spirv_ConvertFP16ToE2M1EXTPU3AS142__spirv_CooperativeMatrixKHR__half_3_8_8_2(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %m)
  ret void
}
