; The body of a kernel that is also called has the floating-point modes as decorations; its entry point has execution modes.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2,+SPV_KHR_float_controls --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpEntryPoint Kernel %[[K:[0-9]+]] "k"
; CHECK-DAG: OpExecutionMode %[[K]] RoundingModeRTZ 32
; CHECK-DAG: OpDecorate %k_body FunctionRoundingModeINTEL 32 RTZ
; CHECK-NOT: OpDecorate %[[K]] Function

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  ret void
}

define spir_kernel void @caller() {
  call spir_func void @k()
  ret void
}

attributes #0 = { "VCFloatControl"="48" "VCFunction" }
