; ROW: `fadd contract` of an `fmul` without `contract`
; OPTIONS: --spirv-fp-contract=on
; PEER-NOT: ContractionOff
; OURS: OpExecutionMode {{.*}} ContractionOff

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %sum = fadd contract float %product, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}
