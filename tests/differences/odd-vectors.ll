; ROW: vectors of other lengths, gathers and scatters without an extension
; PEER: Unsupported vector type with 6 elements
; OURS: OpFAdd %v4float
; OURS: OpFAdd %v2float

target triple = "spir64-unknown-unknown"

define spir_func <6 x float> @f(<6 x float> %a) {
  %r = fadd <6 x float> %a, %a
  ret <6 x float> %r
}
