; ROW: modes of SPV_INTEL_float_controls2 of vector compute other than its rounding modes
; OPTIONS: --spirv-ext=+SPV_INTEL_float_controls2,+SPV_KHR_float_controls
; PEER: spirv-val: {{.*}}Operand 2 of ExecutionMode requires one of these capabilities: RoundToInfinityINTEL
; OURS: OpCapability RoundToInfinityINTEL

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  ret void
}

attributes #0 = { "VCFunction" "VCFloatControl"="48" }
