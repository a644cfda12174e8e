; ROW: pointers to memory that is annotated or moved, operands of omitted intrinsics
; PEER: %f = OpFunction
; PEER: OpBitcast
; PEER: %g = OpFunction
; PEER: OpBitcast
; PEER: %h = OpFunction
; PEER: OpBitcast
; OURS-NOT: OpBitcast
; OURS: OpCopyMemorySized
; OURS-NOT: OpBitcast

target triple = "spir64-unknown-unknown"

%s = type { [4 x i32] }

@note = private addrspace(1) constant [4 x i8] c"abc\00", section "llvm.metadata"

declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1 immarg)

define spir_func void @f() {
  %a = alloca i32
  store i32 1, ptr %a
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %a)
  ret void
}

define spir_func void @g() {
  %a = alloca i32
  call void @llvm.var.annotation.p0.p1(ptr %a, ptr addrspace(1) @note, ptr addrspace(1) @note, i32 1, ptr addrspace(1) null)
  store i32 1, ptr %a
  ret void
}

define spir_func void @h(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %to = getelementptr %s, ptr addrspace(1) %p, i64 1
  %from = getelementptr %s, ptr addrspace(1) %q, i64 1
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %to, ptr addrspace(1) align 4 %from, i64 16, i1 false)
  ret void
}
