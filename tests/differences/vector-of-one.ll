; ROW: `<1 x T>` in function bodies, SPV_EXT_long_vector allowed
; OPTIONS: --spirv-ext=+SPV_EXT_long_vector
; PEER: TypeVector [[VECTOR:[0-9]+]] {{[0-9]+}} 1
; PEER: FAdd [[VECTOR]]
; OURS: spirv-val: {{.*}}Invalid capability operand: 5425
; OURS: TypeFloat [[FLOAT:[0-9]+]] 32
; OURS: TypeVector {{[0-9]+}} [[FLOAT]] 1
; OURS: FAdd [[FLOAT]]

target triple = "spir64-unknown-unknown"

define spir_func <1 x float> @f(<1 x float> %a) {
  %r = fadd <1 x float> %a, %a
  ret <1 x float> %r
}
