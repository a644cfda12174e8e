; ROW: `llvm.trap`, `llvm.ubsantrap`
; PEER: OpStore %p %uint_0
; PEER-NEXT: OpStore %p %uint_1
; PEER: OpStore %p_0 %uint_0
; PEER-NEXT: OpStore %p_0 %uint_1
; OURS: OpStore %p %uint_0
; OURS-NEXT: OpReturn
; OURS: OpStore %p_0 %uint_0
; OURS-NEXT: OpReturn

target triple = "spir64-unknown-unknown"

declare void @llvm.trap()
declare void @llvm.ubsantrap(i8 immarg)

define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p
  call void @llvm.trap()
  store i32 1, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @l(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p
  call void @llvm.ubsantrap(i8 1)
  store i32 1, ptr addrspace(1) %p
  ret void
}
