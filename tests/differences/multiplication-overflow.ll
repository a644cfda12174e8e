; ROW: `llvm.umul.with.overflow`
; PEER: [[PRODUCT:%[0-9a-z_]+]] = OpIMul %uint [[A:%[0-9]+]] [[B:%[0-9]+]]
; PEER: [[QUOTIENT:%[0-9a-z_]+]] = OpUDiv %uint [[PRODUCT]] [[A]]
; PEER: OpINotEqual %bool [[A]] [[QUOTIENT]]
; OURS: [[HIGH:%[0-9a-z_]+]] = OpExtInst %uint {{%[0-9]+}} u_mul_hi %a %b
; OURS: OpINotEqual %bool [[HIGH]] %uint_0

target triple = "spir64-unknown-unknown"

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)

define spir_func i1 @f(i32 %a, i32 %b) {
  %pair = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %overflow = extractvalue { i32, i1 } %pair, 1
  ret i1 %overflow
}
