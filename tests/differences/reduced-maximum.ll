; ROW: `llvm.vector.reduce.fmax` and `fmin`
; PEER: [[GREATER:%[0-9a-z_]+]] = OpFOrdGreaterThan %bool [[A:%[0-9a-z_]+]] [[B:%[0-9a-z_]+]]
; PEER: OpSelect %float [[GREATER]] [[A]] [[B]]
; PEER: [[LESS:%[0-9a-z_]+]] = OpFOrdLessThan %bool [[A:%[0-9a-z_]+]] [[B:%[0-9a-z_]+]]
; PEER: OpSelect %float [[LESS]] [[A]] [[B]]
; OURS: fmax
; OURS: fmin

target triple = "spir64-unknown-unknown"

declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>)
declare float @llvm.vector.reduce.fmin.v2f32(<2 x float>)

define spir_func float @f(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmax.v2f32(<2 x float> %a)
  ret float %r
}

define spir_func float @g(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmin.v2f32(<2 x float> %a)
  ret float %r
}
