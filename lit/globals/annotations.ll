; Annotations of variables and functions become UserSemantic in versions that have it and are dropped in others. Their
; texts (section llvm.metadata) are variables; a text without an address space, and one that SPIR-V cannot express, are
; not.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OLD

; CHECK:     Version: 1.4
; CHECK-DAG: OpDecorate %x UserSemantic "hello"
; CHECK-DAG: OpDecorate %f UserSemantic "function"
; CHECK:     %text = OpVariable %{{.*}} UniformConstant
; CHECK:     %text_f = OpVariable %{{.*}} UniformConstant
; CHECK:     %file = OpVariable %{{.*}} UniformConstant
; CHECK-NOT: OpVariable
; OLD:       Version: 1.0
; OLD-NOT:   UserSemantic

target triple = "spir64-unknown-unknown"

@x = addrspace(1) global i32 3
@dropped = internal constant i32 4
@text = private unnamed_addr addrspace(2) constant [6 x i8] c"hello\00", section "llvm.metadata"
@text.f = private unnamed_addr addrspace(2) constant [9 x i8] c"function\00", section "llvm.metadata"
@file = private unnamed_addr addrspace(2) constant [5 x i8] c"a.cl\00", section "llvm.metadata"
@nowhere = private unnamed_addr constant [2 x i8] c"n\00", section "llvm.metadata"
@arguments = private addrspace(2) constant { ptr } { ptr @f }, section "llvm.metadata"
@llvm.global.annotations = appending addrspace(1) global [3 x { ptr addrspace(1), ptr addrspace(2), ptr addrspace(2), i32, ptr addrspace(2) }] [
  { ptr addrspace(1), ptr addrspace(2), ptr addrspace(2), i32, ptr addrspace(2) } { ptr addrspace(1) @x, ptr addrspace(2) @text, ptr addrspace(2) @file, i32 1, ptr addrspace(2) null },
  { ptr addrspace(1), ptr addrspace(2), ptr addrspace(2), i32, ptr addrspace(2) } { ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)), ptr addrspace(2) @text.f, ptr addrspace(2) @file, i32 2, ptr addrspace(2) null },
  { ptr addrspace(1), ptr addrspace(2), ptr addrspace(2), i32, ptr addrspace(2) } { ptr addrspace(1) addrspacecast (ptr @dropped to ptr addrspace(1)), ptr addrspace(2) @text, ptr addrspace(2) @file, i32 3, ptr addrspace(2) null }], section "llvm.metadata"

define spir_func void @f() {
  ret void
}
