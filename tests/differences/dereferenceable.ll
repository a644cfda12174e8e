; ROW: `dereferenceable(N)`
; PEER: OpDecorate %p MaxByteOffset 16
; OURS-NOT: MaxByteOffset

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) dereferenceable(16) %p) {
  ret void
}
