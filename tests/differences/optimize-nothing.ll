; ROW: `optnone`, all extensions allowed
; RUN: $TRANSLATOR --spirv-ext=+all $INPUT -o $OUTPUT && llvm-spirv-15 -r $OUTPUT -o read.bc; echo "read: $?"
; PEER: input SPIR-V module uses unknown extension
; PEER: SPV_EXT_optnone
; OURS: read: 0
; OURS: SPV_INTEL_optnone

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  ret void
}

attributes #0 = { noinline optnone }
