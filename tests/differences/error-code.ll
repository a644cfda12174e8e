; ROW: any that fails
; PEER: {{^}}InvalidFunctionCall: Unexpected llvm intrinsic
; OURS: {{^}}error[E{{[0-9]+}}]: InvalidFunctionCall: Unexpected llvm intrinsic

target triple = "spir64-unknown-unknown"

declare i32 @llvm.vscale.i32()

define spir_func i32 @f() {
  %r = call i32 @llvm.vscale.i32()
  ret i32 %r
}
