; ROW: `llvm.frexp`, whose exponent is not used
; PEER: OpExtInst %float {{%[0-9]+}} frexp
; PEER-NOT: OpLoad
; PEER: OpFunctionEnd
; OURS: OpExtInst %float {{%[0-9]+}} frexp
; OURS: OpLoad

target triple = "spir64-unknown-unknown"

declare { float, i32 } @llvm.frexp.f32.i32(float)

define spir_func float @f(float %a) {
  %pair = call { float, i32 } @llvm.frexp.f32.i32(float %a)
  %r = extractvalue { float, i32 } %pair, 0
  ret float %r
}
