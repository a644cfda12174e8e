; Indices of access chains are ids: any value for an array, and a constant for a structure member.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: %member = OpInBoundsPtrAccessChain %{{.*}} %{{.*}} %i %uint_1 %j
; CHECK: OpStore %member

target triple = "spir64-unknown-unknown"

%pair = type { i32, [4 x i32] }

define spir_kernel void @k(ptr addrspace(1) %p, i64 %i, i64 %j) {
  %member = getelementptr inbounds %pair, ptr addrspace(1) %p, i64 %i, i32 1, i64 %j
  store i32 7, ptr addrspace(1) %member
  ret void
}
