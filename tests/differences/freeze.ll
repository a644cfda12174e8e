; ROW: `freeze`
; PEER: [[SHIFTED:%[0-9a-z_]+]] = OpShiftLeftLogical %uint %a %n
; PEER: OpISub %uint [[SHIFTED]] [[SHIFTED]]
; OURS: [[AMOUNT:%[0-9a-z_]+]] = OpUMod %uint %n %uint_32
; OURS: [[SHIFTED:%[0-9a-z_]+]] = OpShiftLeftLogical %uint %a [[AMOUNT]]
; OURS: OpISub %uint [[SHIFTED]] [[SHIFTED]]

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a, i32 %n) {
  %shifted = shl i32 %a, %n
  %any = freeze i32 %shifted
  %zero = sub i32 %any, %any
  ret i32 %zero
}
