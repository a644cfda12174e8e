; ROW: decorations that attributes and metadata both give, or `!spirv.ParameterDecorations` and attributes
; PEER: spirv-val: {{.*}}decorated with Constant multiple times is not allowed
; OURS: OpDecorate %a Constant
; OURS-NOT: OpDecorate %a Constant

target triple = "spir64-unknown-unknown"

@a = addrspace(1) constant i32 1, !spirv.Decorations !0

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @a
  ret i32 %r
}

!0 = !{!1}
!1 = !{i32 22}
