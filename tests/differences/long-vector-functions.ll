; ROW: vectors of five elements with SPV_EXT_long_vector
; OPTIONS: --spirv-ext=+SPV_EXT_long_vector
; PEER: TypeVector [[FIVE:[0-9]+]] {{[0-9]+}} 5
; PEER: ExtInst [[FIVE]] {{[0-9]+ [0-9]+}} sqrt
; OURS: spirv-val: {{.*}}Invalid capability operand: 5425
; OURS: TypeVector [[FOUR:[0-9]+]] [[FLOAT:[0-9]+]] 4
; OURS: ExtInst [[FOUR]] {{[0-9]+ [0-9]+}} sqrt
; OURS: ExtInst [[FLOAT]] {{[0-9]+ [0-9]+}} sqrt

target triple = "spir64-unknown-unknown"

declare <5 x float> @llvm.sqrt.v5f32(<5 x float>)

define spir_func <5 x float> @f(<5 x float> %a) {
  %r = call <5 x float> @llvm.sqrt.v5f32(<5 x float> %a)
  ret <5 x float> %r
}
