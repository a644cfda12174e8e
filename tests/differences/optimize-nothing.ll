; ROW: `optnone`, all extensions allowed
; OPTIONS: --spirv-ext=+all
; PEER: SPV_EXT_optnone
; OURS: SPV_INTEL_optnone

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  ret void
}

attributes #0 = { noinline optnone }
