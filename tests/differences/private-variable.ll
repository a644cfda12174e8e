; ROW: writable variables in address space 0
; PEER: Global variable cannot have Function storage class
; OURS: OpVariable %_ptr_Function_uint Function

target triple = "spir64-unknown-unknown"

@a = internal global i32 1

define spir_kernel void @k(ptr addrspace(1) %p) {
  %old = load i32, ptr @a
  %new = add i32 %old, 1
  store i32 %new, ptr @a
  store i32 %new, ptr addrspace(1) %p
  ret void
}
