; ROW: any
; PEER: OpEntryPoint Kernel %4 "k"
; PEER: OpEntryPoint Kernel %6 "l"
; PEER: %4 = OpFunction
; PEER: %5 = OpLabel
; PEER: %6 = OpFunction
; OURS: OpEntryPoint Kernel %4 "k"
; OURS: OpEntryPoint Kernel %5 "l"
; OURS: %4 = OpFunction
; OURS: %6 = OpLabel
; OURS: %5 = OpFunction

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

define spir_kernel void @l() {
  ret void
}
