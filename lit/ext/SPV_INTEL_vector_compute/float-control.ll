; The floating-point modes of vector compute code are execution modes of a kernel, and decorations of another function;
; where the options allow neither they are omitted with a warning, or with --strict refused.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_float_controls2,+SPV_KHR_float_controls --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis 2>%t.err | FileCheck %s --check-prefix=WITHOUT
; RUN: FileCheck %s --input-file=%t.err --check-prefix=WARNED
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.3 --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT

; CHECK-DAG: OpExecutionMode %{{[0-9]+}} DenormFlushToZero 64
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} DenormPreserve 32
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} DenormFlushToZero 16
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} RoundingModeRTPINTEL 64
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} RoundingModeRTPINTEL 32
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} RoundingModeRTPINTEL 16
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} FloatingPointModeALTINTEL 64
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} FloatingPointModeALTINTEL 32
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} FloatingPointModeALTINTEL 16
; CHECK-DAG: OpDecorate %f FunctionRoundingModeINTEL 64 RTZ
; CHECK-DAG: OpDecorate %f FunctionDenormModeINTEL 32 FlushToZero
; CHECK-DAG: OpDecorate %f FunctionFloatingPointModeINTEL 16 IEEE

; WITHOUT-NOT: OpExecutionMode %{{[0-9]+}} {{Denorm|Rounding|FloatingPoint}}
; WITHOUT-NOT: OpDecorate %f Function

; WARNED:      warning[W005]: ExecutionMode DenormFlushToZero needs SPV_KHR_float_controls {{.*}}; the mode is omitted
; WARNED-NEXT: at the attribute "VCFloatControl"
; WARNED-NEXT: in function @k
; WARNED-NEXT: --> {{.*}}float-control.ll:{{[0-9]+}}:1
; WARNED-NEXT: | define spir_kernel void @k() #0 {
; WARNED-NEXT: | ^
; WARNED-NEXT: also ExecutionMode RoundingModeRTPINTEL needs SPV_INTEL_float_controls2 {{.*}}; the mode is omitted
; WARNED-NEXT: also ExecutionMode FloatingPointModeALTINTEL needs SPV_INTEL_float_controls2 {{.*}}; the mode is omitted
; WARNED-NEXT: also ExecutionMode DenormPreserve needs SPV_KHR_float_controls {{.*}}; the mode is omitted
; WARNED-NEXT: also Decoration FunctionRoundingModeINTEL needs SPV_INTEL_float_controls2 {{.*}}; the decoration is omitted, at the attribute "VCFloatControl", in function @f
; WARNED-NEXT: {{[0-9]+}} warnings: see --explain W005
; WARNED-NOT:  {{.+}}

; STRICT:      error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; STRICT-NEXT: SPV_KHR_float_controls
; STRICT-NEXT: ExecutionMode DenormFlushToZero needs SPV_KHR_float_controls
; STRICT-NEXT: at the attribute "VCFloatControl"
; STRICT-NEXT: in function @k
; STRICT:      error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; STRICT-NEXT: SPV_INTEL_
; STRICT-NEXT: Decoration FunctionRoundingModeINTEL needs SPV_INTEL_
; STRICT-NEXT: at the attribute "VCFloatControl"
; STRICT-NEXT: in function @f

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  ret void
}

define spir_func void @f() #1 {
  ret void
}

attributes #0 = { "VCFloatControl"="145" "VCFunction" }
attributes #1 = { "VCFloatControl"="48" "VCFunction" }
