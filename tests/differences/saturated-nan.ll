; ROW: `llvm.fptoui.sat.i32` of a NaN
; PEER: OpConvertFToU
; PEER-NOT: OpSelect
; PEER: OpFunctionEnd
; OURS: OpConvertFToU
; OURS: OpSelect

target triple = "spir64-unknown-unknown"

declare i32 @llvm.fptoui.sat.i32.f32(float)

define spir_func i32 @f(float %a) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %a)
  ret i32 %r
}
