; An annotation of an address inside a variable, or with such an address for its text, is not one of the variable.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:     OpDecorate %whole UserSemantic "text"
; CHECK-NOT: UserSemantic

target triple = "spir64-unknown-unknown"

@whole = addrspace(1) global [2 x i32] zeroinitializer
@inside = addrspace(1) global [2 x i32] zeroinitializer
@offset = addrspace(1) global [2 x i32] zeroinitializer
@text = private unnamed_addr addrspace(1) constant [5 x i8] c"text\00", section "llvm.metadata"

@llvm.global.annotations = appending addrspace(1) global [3 x { ptr addrspace(1), ptr addrspace(1) }] [
  { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) getelementptr ([2 x i32], ptr addrspace(1) @whole, i64 0, i64 0), ptr addrspace(1) @text },
  { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) getelementptr ([2 x i32], ptr addrspace(1) @inside, i64 0, i64 1), ptr addrspace(1) @text },
  { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @offset, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @text, i64 2) }
], section "llvm.metadata"
