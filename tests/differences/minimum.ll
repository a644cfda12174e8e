; ROW: `llvm.minimum`, `llvm.maximum` and their reductions
; PEER-NOT: OpUnordered
; PEER: fmin %a %b
; PEER-NOT: OpUnordered
; PEER: fmax %a_0 %b_0
; PEER-NOT: OpUnordered
; PEER: Op{{FOrd|FUnord}}GreaterThan
; PEER-NOT: OpUnordered
; OURS: %f = OpFunction
; OURS: OpUnordered %bool %a %b
; OURS: %g = OpFunction
; OURS: OpUnordered %bool %a_0 %b_0
; OURS: %reduced = OpFunction
; OURS: OpUnordered

target triple = "spir64-unknown-unknown"

declare float @llvm.minimum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.vector.reduce.fmaximum.v2f32(<2 x float>)

define spir_func float @f(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}

define spir_func float @g(float %a, float %b) {
  %r = call float @llvm.maximum.f32(float %a, float %b)
  ret float %r
}

define spir_func float @reduced(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmaximum.v2f32(<2 x float> %a)
  ret float %r
}
