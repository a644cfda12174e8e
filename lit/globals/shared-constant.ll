; A constant of address space 2 whose address is cast to global memory is duplicated in global memory.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s

; CHECK-DAG: %table = OpVariable %{{.*}} UniformConstant %[[DATA:.*]]
; CHECK-DAG: %[[COPY:.*]] = OpVariable %{{.*}} CrossWorkgroup %[[DATA]]
; CHECK:     OpInBoundsPtrAccessChain %{{.*}} %[[COPY]]
; CHECK:     OpInBoundsPtrAccessChain %{{.*}} %table
; CHECK:     OpPtrCastToGeneric %{{.*}} %[[COPY]]

target triple = "spir64-unknown-unknown"

@table = internal addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define spir_kernel void @k(ptr addrspace(1) %out, i64 %i) {
  %shared = getelementptr inbounds [4 x i32], ptr addrspace(1) addrspacecast (ptr addrspace(2) @table to ptr addrspace(1)), i64 0, i64 %i
  %a = load i32, ptr addrspace(1) %shared
  %own = getelementptr inbounds [4 x i32], ptr addrspace(2) @table, i64 0, i64 %i
  %b = load i32, ptr addrspace(2) %own
  %generic = addrspacecast ptr addrspace(2) @table to ptr addrspace(4)
  %c = load i32, ptr addrspace(4) %generic
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  store i32 %abc, ptr addrspace(1) %out
  ret void
}
