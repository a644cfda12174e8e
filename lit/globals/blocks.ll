; The address of a block's body that clang keeps in the block is null: nothing but a call through it could read it, and
; such a call is refused. Addresses of other functions are refused.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/block.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/call.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=CALL

; CHECK-DAG: %[[NULL:[0-9]+]] = OpConstantNull %_ptr_Generic_uchar
; CHECK-DAG: %[[BLOCK:[0-9]+]] = OpConstantComposite %{{.*}} %uint_16 %uint_8 %[[NULL]]
; CHECK-DAG: %__block_literal_global = OpVariable %{{.*}} CrossWorkgroup %[[BLOCK]]
; CHECK:     OpStore %{{.*}} %[[NULL]] Aligned 8

; CALL:      FunctionPointers: a call through a pointer

;--- block.ll
target triple = "spir64-unknown-unknown"
@__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)) }, align 8
define internal spir_func void @__k_block_invoke(ptr addrspace(4) %block) {
  ret void
}
define spir_kernel void @k() {
  %block = alloca { i32, i32, ptr addrspace(4) }, align 8
  %invoke = getelementptr { i32, i32, ptr addrspace(4) }, ptr %block, i64 0, i32 2
  store ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)), ptr %invoke, align 8
  ret void
}
;--- call.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(4) %block) {
  %invoke = load ptr, ptr addrspace(4) %block
  call spir_func void %invoke(ptr addrspace(4) %block)
  ret void
}
