; ROW: `llvm.bitreverse`
; PEER: LinkageAttributes "llvm_bitreverse_i32" Export
; OURS-NOT: llvm_bitreverse

target triple = "spir64-unknown-unknown"

declare i32 @llvm.bitreverse.i32(i32)

define spir_func i32 @f(i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}
