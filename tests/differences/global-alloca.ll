; ROW: an `alloca` in the address space of global memory
; PEER: spirv-val: {{.*}}Storage class must match result type storage class
; OURS: expected an alloca in private memory, address space 0, found address space 1

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  %a = alloca i32, addrspace(1)
  store i32 1, ptr addrspace(1) %a
  ret void
}
