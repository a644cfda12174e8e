; ROW: `--spirv-use-llvm-backend-target`
; OPTIONS: --spirv-use-llvm-backend-target
; PEER: OpExecutionMode %k ContractionOff
; OURS: OpMemoryModel
; OURS-NOT: OpExecutionMode
; OURS: OpFunctionEnd

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
