; ROW: null and undefined values, `undef` and `poison` of one type
; PEER: OpUndef %uint
; PEER: OpUndef %uint
; OURS: OpUndef %uint
; OURS-NOT: OpUndef %uint

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  %q = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 undef, ptr addrspace(1) %p
  store i32 poison, ptr addrspace(1) %q
  ret void
}
