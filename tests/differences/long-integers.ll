; ROW: integers of more than 64 bits, SPV_INTEL_arbitrary_precision_integers
; OPTIONS: --spirv-ext=+SPV_INTEL_arbitrary_precision_integers
; PEER: OpTypeInt 128 0
; OURS-NOT: OpTypeInt 128
; OURS: OpIAdd %ulong

target triple = "spir64-unknown-unknown"

define spir_func i128 @f(i128 %a) {
  %r = add i128 %a, %a
  ret i128 %r
}
