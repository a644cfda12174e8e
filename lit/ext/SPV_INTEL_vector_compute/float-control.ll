; The floating-point modes of vector compute code are execution modes of a kernel, and decorations of another function.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2,+SPV_KHR_float_controls --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT

; CHECK-DAG: OpExecutionMode %k DenormFlushToZero 64
; CHECK-DAG: OpExecutionMode %k DenormPreserve 32
; CHECK-DAG: OpExecutionMode %k DenormFlushToZero 16
; CHECK-DAG: OpExecutionMode %k RoundingModeRTPINTEL 64
; CHECK-DAG: OpExecutionMode %k RoundingModeRTPINTEL 32
; CHECK-DAG: OpExecutionMode %k RoundingModeRTPINTEL 16
; CHECK-DAG: OpExecutionMode %k FloatingPointModeALTINTEL 64
; CHECK-DAG: OpExecutionMode %k FloatingPointModeALTINTEL 32
; CHECK-DAG: OpExecutionMode %k FloatingPointModeALTINTEL 16
; CHECK-DAG: OpDecorate %f FunctionRoundingModeINTEL 64 RTZ
; CHECK-DAG: OpDecorate %f FunctionDenormModeINTEL 32 FlushToZero
; CHECK-DAG: OpDecorate %f FunctionFloatingPointModeINTEL 16 IEEE

; WITHOUT-NOT: OpExecutionMode %k {{Denorm|Rounding|FloatingPoint}}
; WITHOUT-NOT: OpDecorate %f Function

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  ret void
}

define spir_func void @f() #1 {
  ret void
}

attributes #0 = { "VCFloatControl"="145" "VCFunction" }
attributes #1 = { "VCFloatControl"="48" "VCFunction" }
