; ROW: `nan` of a bfloat
; OPTIONS: --spirv-ext=+SPV_KHR_bfloat16
; PEER: spirv-val: {{.*}}ExtInst doesn't support BFloat16 type
; OURS: Capability BFloat16ArithmeticINTEL needs SPV_INTEL_bfloat16_arithmetic

target triple = "spir64-unknown-unknown"

declare spir_func bfloat @_Z23__spirv_ocl_nan__RDF16bt(i16)

define spir_func bfloat @f(i16 %a) {
  %r = call spir_func bfloat @_Z23__spirv_ocl_nan__RDF16bt(i16 %a)
  ret bfloat %r
}
