; ROW: blocks that nothing reaches
; PEER: spirv-val: {{.*}}has not been defined
; OURS-NOT: OpIAdd
; OURS: OpFunctionEnd

target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  ret void
dead:
  %a = add i32 %a, 1
  br label %dead
}
