; ROW: wrong calls of bfloat conversions
; OPTIONS: --spirv-ext=+SPV_INTEL_bfloat16_conversion
; PEER: exit status: -6
; OURS: error[
; OURS: exit status: 1

target triple = "spir64-unknown-unknown"

declare spir_func double @_Z31intel_convert_as_bfloat16_floatt(i16)

define spir_func double @f(i16 %a) {
  %r = call spir_func double @_Z31intel_convert_as_bfloat16_floatt(i16 %a)
  ret double %r
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
