; ROW: `llvm.trap`, `llvm.ubsantrap`
; PEER: OpStore %p %uint_0
; PEER-NEXT: OpStore %p %uint_1
; OURS: OpStore %p %uint_0
; OURS-NEXT: OpReturn

target triple = "spir64-unknown-unknown"

declare void @llvm.trap()

define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p
  call void @llvm.trap()
  store i32 1, ptr addrspace(1) %p
  ret void
}
