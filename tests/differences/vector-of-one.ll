; ROW: `<1 x T>` with SPV_EXT_long_vector
; RUN: $TRANSLATOR --spirv-ext=+SPV_EXT_long_vector $INPUT -o $OUTPUT && llvm-spirv-15 -r $OUTPUT -o read.bc; echo "read: $?"
; PEER: input SPIR-V module uses unknown extension
; PEER: Extension "SPV_EXT_long_vector"
; PEER: TypeVector {{[0-9]+ [0-9]+}} 1
; OURS: read: 0
; OURS-NOT: SPV_EXT_long_vector
; OURS: OpFAdd %float

target triple = "spir64-unknown-unknown"

define spir_func <1 x float> @f(<1 x float> %a) {
  %r = fadd <1 x float> %a, %a
  ret <1 x float> %r
}
