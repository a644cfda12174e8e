; Intrinsics of garbage collection are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.gc.get.pointer.base.p0.p0
; CHECK-NEXT: the intrinsic llvm.experimental.gc.get.pointer.base.p0.p0 cannot be translated: SPIR-V has no garbage collection
; CHECK-NEXT: at   %1 = call ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr null)
; CHECK-NEXT: in   function @experimental_gc_get_pointer_base, block %0
; CHECK-NEXT: -->  {{.*}}garbage-collection.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_gc_get_pointer_base() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.gc.get.pointer.offset.p0
; CHECK-NEXT: the intrinsic llvm.experimental.gc.get.pointer.offset.p0 cannot be translated: SPIR-V has no garbage collection
; CHECK-NEXT: at   %1 = call i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr null)
; CHECK-NEXT: in   function @experimental_gc_get_pointer_offset, block %0
; CHECK-NEXT: -->  {{.*}}garbage-collection.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_gc_get_pointer_offset() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.gc.statepoint.p0
; CHECK-NEXT: the intrinsic llvm.experimental.gc.statepoint.p0 cannot be translated: SPIR-V has no garbage collection
; CHECK-NEXT: at   %1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
; CHECK-NEXT: in   function @experimental_gc_statepoint, block %0
; CHECK-NEXT: -->  {{.*}}garbage-collection.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_gc_statepoint() gc "statepoint-example" {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.gcread
; CHECK-NEXT: the intrinsic llvm.gcread cannot be translated: SPIR-V has no garbage collection
; CHECK-NEXT: at   %1 = call ptr @llvm.gcread(ptr %p, ptr %p)
; CHECK-NEXT: in   function @gcread, block %0
; CHECK-NEXT: -->  {{.*}}garbage-collection.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @gcread(ptr %p) gc "shadow-stack" {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.gcroot
; CHECK-NEXT: the intrinsic llvm.gcroot cannot be translated: SPIR-V has no garbage collection
; CHECK-NEXT: at   call void @llvm.gcroot(ptr %v, ptr null)
; CHECK-NEXT: in   function @gcroot, block %0
; CHECK-NEXT: -->  {{.*}}garbage-collection.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.gcroot(ptr %v, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.gcwrite
; CHECK-NEXT: the intrinsic llvm.gcwrite cannot be translated: SPIR-V has no garbage collection
; CHECK-NEXT: at   call void @llvm.gcwrite(ptr %p, ptr %p, ptr %p)
; CHECK-NEXT: in   function @gcwrite, block %0
; CHECK-NEXT: -->  {{.*}}garbage-collection.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.gcwrite(ptr %p, ptr %p, ptr %p)
; CHECK-NEXT: |   ^
; CHECK-NEXT: 6 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @experimental_gc_get_pointer_base() {
  call ptr @llvm.experimental.gc.get.pointer.base(ptr null)
  ret void
}

define spir_func void @experimental_gc_get_pointer_offset() {
  call i64 @llvm.experimental.gc.get.pointer.offset(ptr null)
  ret void
}

define spir_func void @experimental_gc_statepoint() gc "statepoint-example" {
  call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint(i64 0, i32 0, ptr elementtype(void ()) @callee, i32 0, i32 0, i32 0, i32 0)
  ret void
}

declare void @callee()

define spir_func void @gcread(ptr %p) gc "shadow-stack" {
  call ptr @llvm.gcread(ptr %p, ptr %p)
  ret void
}

define spir_func void @gcroot() gc "shadow-stack" {
  %v = alloca ptr
  call void @llvm.gcroot(ptr %v, ptr null)
  ret void
}

define spir_func void @gcwrite(ptr %p) gc "shadow-stack" {
  call void @llvm.gcwrite(ptr %p, ptr %p, ptr %p)
  ret void
}
