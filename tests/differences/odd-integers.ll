; ROW: `i128`, `i17`, ...
; PEER: InvalidBitWidth: Invalid bit width in input: 128
; OURS: OpIAdd %ulong
; OURS: OpIAdd %ulong
; OURS: OpIAdd %uint
; OURS: OpBitwiseAnd %uint {{%[0-9]+}} %uint_131071

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i128 %a, i17 %b) {
  %c = add i128 %a, %a
  store i128 %c, ptr addrspace(1) %p
  %d = add i17 %b, %b
  store i17 %d, ptr addrspace(1) %p
  ret void
}
