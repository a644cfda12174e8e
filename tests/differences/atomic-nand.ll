; ROW: `atomicrmw nand`
; PEER: exit status: {{[1-9]}}
; OURS: OpAtomicCompareExchange
; OURS: OpBranchConditional

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(ptr addrspace(1) %p) {
  %old = atomicrmw nand ptr addrspace(1) %p, i32 3 seq_cst
  ret i32 %old
}
