; ROW: atomics of 16 bits, and of vectors of them, without the extension
; PEER: RequiresExtension: Feature requires the following SPIR-V extension:
; OURS: OpAtomicCompareExchange
; OURS: OpBranchConditional

target triple = "spir64-unknown-unknown"

define spir_func half @f(ptr addrspace(1) %p, half %a) {
  %old = atomicrmw fadd ptr addrspace(1) %p, half %a monotonic
  ret half %old
}
