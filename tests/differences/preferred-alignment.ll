; ROW: a variable of more than 16 bytes without `align`
; PEER-NOT: OpDecorate %a Alignment
; PEER: OpTypeArray
; OURS: OpDecorate %a Alignment 16

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global [8 x i32] zeroinitializer

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @a
  ret i32 %r
}
