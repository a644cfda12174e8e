; ROW: pointers to memory that is annotated or copied, operands of omitted intrinsics
; PEER: OpBitcast
; OURS-NOT: OpBitcast
; OURS: OpFunctionEnd

target triple = "spir64-unknown-unknown"

declare ptr @llvm.invariant.start.p0(i64, ptr)

define spir_kernel void @k() {
  %a = alloca i32
  store i32 1, ptr %a
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %a)
  ret void
}
