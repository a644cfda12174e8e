; ROW: `llvm.frexp` with an exponent of 16 bits
; PEER: exit status: {{[1-9]}}
; OURS: OpExtInst %float {{%[0-9]+}} frexp
; OURS: OpSConvert %ushort

target triple = "spir64-unknown-unknown"

declare { float, i16 } @llvm.frexp.f32.i16(float)

define spir_func i16 @f(float %a) {
  %pair = call { float, i16 } @llvm.frexp.f32.i16(float %a)
  %r = extractvalue { float, i16 } %pair, 1
  ret i16 %r
}
