; ROW: decorations with more operands than they take
; PEER: spirv-val: {{.*}}Invalid instruction OpDecorate {{.*}}: expected no more operands
; OURS: expected no operands, found 1

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 1, !spirv.Decorations !0

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @a
  ret i32 %r
}

!0 = !{!1}
!1 = !{i32 22, i32 7}
