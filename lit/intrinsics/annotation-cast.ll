; The result of an annotation is the cast that was annotated, so that no cast is written twice.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpDecorate %member UserSemantic "own"
; CHECK:      %member = OpInBoundsPtrAccessChain
; CHECK-NEXT: %[[BYTES:.+]] = OpBitcast %{{.+}} %member
; CHECK-NEXT: %[[NUMBER:.+]] = OpBitcast %{{.+}} %[[BYTES]]
; CHECK-NEXT: OpStore %[[NUMBER]] %uint_1

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

@own = private unnamed_addr constant [4 x i8] c"own\00", section "llvm.metadata"

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)

define spir_func void @f(ptr %pair) {
  %member = getelementptr inbounds %pair, ptr %pair, i64 0, i32 1
  %bytes = bitcast ptr %member to ptr
  %annotated = call ptr @llvm.ptr.annotation.p0.p0(ptr %bytes, ptr @own, ptr poison, i32 0, ptr null)
  store i32 1, ptr %annotated
  ret void
}
