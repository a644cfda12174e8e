; ROW: `bfloat` without an extension
; PEER: RequiresExtension: Feature requires the following SPIR-V extension:
; PEER-NEXT: SPV_KHR_bfloat16
; OURS: %f = OpFunction %ushort
; OURS: OpFAdd %float

target triple = "spir64-unknown-unknown"

define spir_func bfloat @f(bfloat %a) {
  %r = fadd bfloat %a, %a
  ret bfloat %r
}
