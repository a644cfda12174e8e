; ROW: `sitofp i1 true`
; PEER: [[NUMBER:%[0-9a-z_]+]] = OpSelect %uint %flag %uint_1 %uint_0
; PEER: OpConvert{{[SU]}}ToF %float [[NUMBER]]
; OURS: [[NUMBER:%[0-9a-z_]+]] = OpSelect %uint %flag %uint_4294967295 %uint_0
; OURS: OpConvertSToF %float [[NUMBER]]

target triple = "spir64-unknown-unknown"

define spir_func float @f(i1 %flag) {
  %r = sitofp i1 %flag to float
  ret float %r
}
