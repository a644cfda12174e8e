; ROW: additions of parameters of a kernel
; OPTIONS: --spirv-fp-contract=on
; PEER: OpExecutionMode {{.*}} ContractionOff
; OURS-NOT: ContractionOff

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, float %a, float %b) {
  %sum = fadd float %a, %b
  store float %sum, ptr addrspace(1) %p
  ret void
}
