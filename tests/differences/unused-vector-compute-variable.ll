; ROW: an unused variable of vector compute
; OPTIONS: --spirv-ext=+SPV_INTEL_vector_compute
; PEER: spirv-val: {{.*}}Storage class must match result type storage class
; OURS-NOT: OpVariable

target triple = "spir64-unknown-unknown"

@a = external global ptr #0

attributes #0 = { "VCByteOffset"="0" "VCGlobalVariable" "VCVolatile" "genx_byte_offset"="0" "genx_volatile" }

define spir_kernel void @k() #1 {
  ret void
}

attributes #1 = { "VCFunction" }
