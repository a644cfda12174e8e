; ROW: lifetime of a variable of one byte
; PEER: OpLifetimeStart %a 1
; OURS: OpLifetimeStart %a 0

target triple = "spir64-unknown-unknown"

declare void @llvm.lifetime.start.p0(ptr)

define spir_kernel void @k() {
  %a = alloca i8
  call void @llvm.lifetime.start.p0(ptr %a)
  store i8 1, ptr %a
  ret void
}
