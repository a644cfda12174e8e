; Intrinsics that create or change code at run time are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.adjust.trampoline
; CHECK-NEXT: the intrinsic llvm.adjust.trampoline cannot be translated: SPIR-V has no code generation at run time
; CHECK-NEXT: at   %1 = call ptr @llvm.adjust.trampoline(ptr null)
; CHECK-NEXT: in   function @adjust_trampoline, block %0
; CHECK-NEXT: -->  {{.*}}run-time-code.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @adjust_trampoline() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.clear_cache
; CHECK-NEXT: the intrinsic llvm.clear_cache cannot be translated: SPIR-V has no code generation at run time
; CHECK-NEXT: at   call void @llvm.clear_cache(ptr null, ptr null)
; CHECK-NEXT: in   function @clear_cache, block %0
; CHECK-NEXT: -->  {{.*}}run-time-code.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.clear_cache(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.init.trampoline
; CHECK-NEXT: the intrinsic llvm.init.trampoline cannot be translated: SPIR-V has no code generation at run time
; CHECK-NEXT: at   call void @llvm.init.trampoline(ptr %p, ptr @nested, ptr null)
; CHECK-NEXT: in   function @init_trampoline, block %0
; CHECK-NEXT: -->  {{.*}}run-time-code.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.init.trampoline(ptr %p, ptr @nested, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: 3 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @adjust_trampoline() {
  call ptr @llvm.adjust.trampoline(ptr null)
  ret void
}

define spir_func void @clear_cache() {
  call void @llvm.clear_cache(ptr null, ptr null)
  ret void
}

define spir_func void @init_trampoline(ptr %p) {
  call void @llvm.init.trampoline(ptr %p, ptr @nested, ptr null)
  ret void
}

declare void @nested(ptr nest)
