; ROW: SPV_KHR_poison_freeze
; OPTIONS: --spirv-ext=+SPV_KHR_poison_freeze
; PEER: Unknown extension 'SPV_KHR_poison_freeze'
; OURS: spirv-val: {{.*}}Invalid capability operand: 5156
; OURS: validate: valid

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a) {
  %r = freeze i32 %a
  ret i32 %r
}
