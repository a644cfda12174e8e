; ROW: null and undefined values, `undef` and `poison` of one type
; PEER: OpUndef %uint
; PEER: OpUndef %uint
; PEER: OpConstantNull %_ptr_Generic_uchar
; PEER: OpConstantNull %_ptr_Generic_uchar
; OURS: OpUndef %uint
; OURS-NOT: OpUndef %uint
; OURS: OpConstantNull %_ptr_Generic_uchar
; OURS-NOT: OpConstantNull %_ptr_Generic_uchar

target triple = "spir64-unknown-unknown"

declare spir_func void @g(ptr addrspace(4), ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %p) {
  %q = getelementptr i32, ptr addrspace(1) %p, i32 1
  store i32 undef, ptr addrspace(1) %p
  store i32 poison, ptr addrspace(1) %q
  call spir_func void @g(ptr addrspace(4) null, ptr addrspace(4) null)
  ret void
}
