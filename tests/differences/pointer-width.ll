; ROW: a data layout whose pointers are not as wide as those of the triple
; PEER: OpMemoryModel Physical64 OpenCL
; PEER: OpPtrAccessChain
; OURS: error
; OURS-NOT: OpMemoryModel

target datalayout = "e-p:32:32-p1:32:32"
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i) {
  %q = getelementptr ptr addrspace(1), ptr addrspace(1) %p, i32 %i
  store ptr addrspace(1) %p, ptr addrspace(1) %q
  ret void
}
