; ROW: address of an element as bytes in an initial value
; PEER: OpSpecConstantOp {{%[0-9a-zA-Z_]+}} {{.*}}PtrAccessChain
; OURS: OpSpecConstantOp {{%[0-9a-zA-Z_]+}} {{.*}}PtrAccessChain

target triple = "spir64-unknown-unknown"

@a = addrspace(1) constant [3 x i64] [i64 0, i64 1, i64 2]
@b = addrspace(1) global ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @a, i64 8)

define spir_func ptr addrspace(1) @f() {
  %r = load ptr addrspace(1), ptr addrspace(1) @b
  ret ptr addrspace(1) %r
}
