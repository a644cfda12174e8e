; ROW: an allocation in a later block
; PEER: spirv-val: {{.*}}All OpVariable instructions in a function must be the first instructions in the first block
; OURS: %f = OpFunction
; OURS: OpLabel
; OURS: OpVariable
; OURS: OpBranchConditional

target triple = "spir64-unknown-unknown"

define spir_func void @f(i1 %c) {
  br i1 %c, label %x, label %y
x:
  %a = alloca i32
  store i32 1, ptr %a
  br label %y
y:
  ret void
}
