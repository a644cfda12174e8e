; ROW: `llvm.readcyclecounter`
; PEER: InvalidFunctionCall: Unexpected llvm intrinsic
; PEER-NEXT: llvm.readcyclecounter
; OURS: OpReturnValue %ulong_0

target triple = "spir64-unknown-unknown"

declare i64 @llvm.readcyclecounter()

define spir_func i64 @f() {
  %r = call i64 @llvm.readcyclecounter()
  ret i64 %r
}
