; ROW: `optnone`, all extensions allowed
; RUN: $TRANSLATOR --spirv-ext=+all $INPUT -o $OUTPUT && llvm-spirv-15 -r $OUTPUT -o read.bc; echo "read: $?"
; RUN: $TRANSLATOR --spirv-ext=+SPV_EXT_optnone,+SPV_INTEL_optnone $INPUT -o both.spv; spirv-dis both.spv | sed -n 's/.*OpExtension/both: /p'
; PEER: input SPIR-V module uses unknown extension
; PEER: SPV_EXT_optnone
; OURS: read: 0
; OURS: both: "SPV_EXT_optnone"
; OURS: OpExtension "SPV_INTEL_optnone"

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  ret void
}

attributes #0 = { noinline optnone }
