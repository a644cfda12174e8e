; ROW: `--spirv-use-llvm-backend-target`
; OPTIONS: --spirv-use-llvm-backend-target
; PEER: OpExecutionMode %k ContractionOff
; OURS-NOT: OpExecutionMode
; OURS: OpMemoryModel

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
