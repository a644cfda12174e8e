; llvm.alloc.token.id is refused: a pass of LLVM replaces it.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.alloc.token.id.i32
; CHECK-NEXT: the intrinsic llvm.alloc.token.id.i32 cannot be translated: LLVM's AllocToken pass replaces it; run that pass first
; CHECK-NEXT: at   %1 = call i32 @llvm.alloc.token.id.i32(metadata !0)
; CHECK-NEXT: in   function @alloc_token_id, block %0
; CHECK-NEXT: -->  {{.*}}alloc-token.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @alloc_token_id() {
; CHECK-NEXT: | ^
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @alloc_token_id() {
  call i32 @llvm.alloc.token.id(metadata !0)
  ret void
}

!0 = !{}
