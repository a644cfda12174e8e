; ROW: `llvm.fmuladd`, `--spirv-fp-contract=off`
; OPTIONS: --spirv-fp-contract=off
; PEER: OpExtInst {{.*}} mad
; OURS: OpFMul
; OURS: OpFAdd
; OURS-NOT: mad

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, float %a, float %b, float %c) {
  %sum = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  store float %sum, ptr addrspace(1) %p
  ret void
}
