; The invoke function address that clang stores in a block is null: only an indirect call could read it, and such a call
; is refused. With SPV_INTEL_function_pointers, it is null if there is no such call. Addresses of other functions are
; refused, independent of their name, and so is the address of an invoke function that escapes.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/block.ll --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %t/byte-offset.ll --spirv-tools-dis | FileCheck %s --check-prefix=OFFSET
; RUN: llvm-spirv-rs %t/block.ll --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s --check-prefixes=CHECK,CORE
; RUN: llvm-spirv-rs %t/called.ll --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s --check-prefix=ADDRESS
; RUN: llvm-spirv-rs %t/passed.ll --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s --check-prefix=ADDRESS
; RUN: not llvm-spirv-rs %t/name.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not llvm-spirv-rs %t/other-field.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not llvm-spirv-rs %t/exported.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not llvm-spirv-rs %t/call.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=CALL

; CHECK-DAG: %[[NULL:[0-9]+]] = OpConstantNull %_ptr_Generic_uchar
; CHECK-DAG: %[[BLOCK:[0-9]+]] = OpConstantComposite %{{.*}} %uint_16 %uint_8 %[[NULL]]
; CHECK-DAG: %__block_literal_global = OpVariable %{{.*}} CrossWorkgroup %[[BLOCK]]
; CHECK:     OpStore %{{.*}} %[[NULL]] Aligned 8

; CORE-NOT:  FunctionPointersINTEL
; ADDRESS:   OpConstantFunctionPointerINTEL %{{.*}} %__k_block_invoke

; OFFSET:    %[[NULL:[0-9]+]] = OpConstantNull %_ptr_Generic_uchar
; OFFSET:    OpStore %{{.*}} %[[NULL]] Aligned 8

; NAME:      FunctionPointers: Can't translate function pointer:
; NAME-NEXT: the address of @my_block_invoke is used

; CALL:      FunctionPointers: Can't translate function pointer:
; CALL-NEXT: a call through a pointer

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
;--- called.ll
target triple = "spir64-unknown-unknown"
@__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)) }, align 8
define internal spir_func void @__k_block_invoke(ptr addrspace(4) %block) {
  ret void
}
define spir_kernel void @k() {
  %field = getelementptr { i32, i32, ptr addrspace(4) }, ptr addrspace(1) @__block_literal_global, i64 0, i32 2
  %invoke = load ptr addrspace(4), ptr addrspace(1) %field
  call spir_func addrspace(4) void %invoke(ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)))
  ret void
}
;--- passed.ll
target triple = "spir64-unknown-unknown"
@__block_literal_global = internal addrspace(1) constant { i32, i32, ptr addrspace(4) } { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @__k_block_invoke to ptr addrspace(4)) }, align 8
define internal spir_func void @__k_block_invoke(ptr addrspace(4) %block) {
  ret void
}
define spir_kernel void @k() {
  call spir_func void @apply(ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)))
  ret void
}
declare spir_func void @apply(ptr addrspace(4))
;--- byte-offset.ll
target triple = "spir64-unknown-unknown"
define internal spir_func void @__k_block_invoke_2(ptr addrspace(4) %block) {
  ret void
}
define spir_kernel void @k() {
  %block = alloca <{ i32, i32, ptr addrspace(4), i32 }>, align 8
  %invoke = getelementptr inbounds nuw i8, ptr %block, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__k_block_invoke_2 to ptr addrspace(4)), ptr %invoke, align 8
  call spir_func void @__k_block_invoke_2(ptr addrspace(4) null)
  ret void
}
;--- name.ll
target triple = "spir64-unknown-unknown"
define internal spir_func void @my_block_invoke(ptr addrspace(4) %p) {
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out, ptr %f) {
  %same = icmp eq ptr %f, @my_block_invoke
  %number = zext i1 %same to i32
  store i32 %number, ptr addrspace(1) %out
  ret void
}
;--- other-field.ll
target triple = "spir64-unknown-unknown"
define internal spir_func void @my_block_invoke(ptr addrspace(4) %block) {
  ret void
}
define spir_kernel void @k() {
  %block = alloca { i32, i32, ptr addrspace(4), ptr addrspace(4) }, align 8
  %other = getelementptr { i32, i32, ptr addrspace(4), ptr addrspace(4) }, ptr %block, i64 0, i32 3
  store ptr addrspace(4) addrspacecast (ptr @my_block_invoke to ptr addrspace(4)), ptr %other, align 8
  ret void
}
;--- exported.ll
target triple = "spir64-unknown-unknown"
@table = addrspace(1) constant [1 x ptr] [ptr @my_block_invoke], align 8
define internal spir_func void @my_block_invoke(ptr addrspace(4) %block) {
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  %f = load ptr, ptr addrspace(1) @table
  %number = ptrtoint ptr %f to i64
  store i64 %number, ptr addrspace(1) %out
  ret void
}
