; ROW: untyped pointers in initial values
; OPTIONS: --spirv-ext=+SPV_KHR_untyped_pointers
; PEER: spirv-val: {{.*}}Invalid OpSpecConstantOp opcode: 4424
; OURS: OpVariable

target triple = "spir64-unknown-unknown"

@a = addrspace(1) constant [3 x i64] [i64 0, i64 1, i64 2]
@b = addrspace(1) global ptr addrspace(1) getelementptr inbounds ([3 x i64], ptr addrspace(1) @a, i64 0, i64 1)

define spir_func ptr addrspace(1) @f() {
  %r = load ptr addrspace(1), ptr addrspace(1) @b
  ret ptr addrspace(1) %r
}
