; Checks of sanitizers are refused: they belong to a run-time library.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.asan.check.memaccess
; CHECK-NEXT: the intrinsic llvm.asan.check.memaccess cannot be translated: the check belongs to a sanitizer's run-time library; compile the source without sanitizers
; CHECK-NEXT: at   call void @llvm.asan.check.memaccess(ptr null, i32 0)
; CHECK-NEXT: in   function @asan_check_memaccess, block %0
; CHECK-NEXT: -->  {{.*}}sanitizers.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.asan.check.memaccess(ptr null, i32 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.hwasan.check.memaccess
; CHECK-NEXT: the intrinsic llvm.hwasan.check.memaccess cannot be translated: the check belongs to a sanitizer's run-time library; compile the source without sanitizers
; CHECK-NEXT: at   call void @llvm.hwasan.check.memaccess(ptr null, ptr null, i32 0)
; CHECK-NEXT: in   function @hwasan_check_memaccess, block %0
; CHECK-NEXT: -->  {{.*}}sanitizers.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.hwasan.check.memaccess(ptr null, ptr null, i32 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.hwasan.check.memaccess.fixedshadow
; CHECK-NEXT: the intrinsic llvm.hwasan.check.memaccess.fixedshadow cannot be translated: the check belongs to a sanitizer's run-time library; compile the source without sanitizers
; CHECK-NEXT: at   call void @llvm.hwasan.check.memaccess.fixedshadow(ptr null, i32 0, i64 0)
; CHECK-NEXT: in   function @hwasan_check_memaccess_fixedshadow, block %0
; CHECK-NEXT: -->  {{.*}}sanitizers.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.hwasan.check.memaccess.fixedshadow(ptr null, i32 0, i64 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.hwasan.check.memaccess.shortgranules
; CHECK-NEXT: the intrinsic llvm.hwasan.check.memaccess.shortgranules cannot be translated: the check belongs to a sanitizer's run-time library; compile the source without sanitizers
; CHECK-NEXT: at   call void @llvm.hwasan.check.memaccess.shortgranules(ptr null, ptr null, i32 0)
; CHECK-NEXT: in   function @hwasan_check_memaccess_shortgranules, block %0
; CHECK-NEXT: -->  {{.*}}sanitizers.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.hwasan.check.memaccess.shortgranules(ptr null, ptr null, i32 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.hwasan.check.memaccess.shortgranules.fixedshadow
; CHECK-NEXT: the intrinsic llvm.hwasan.check.memaccess.shortgranules.fixedshadow cannot be translated: the check belongs to a sanitizer's run-time library; compile the source without sanitizers
; CHECK-NEXT: at   call void @llvm.hwasan.check.memaccess.shortgranules.fixedshadow(ptr null, i32 0, i64 0)
; CHECK-NEXT: in   function @hwasan_check_memaccess_shortgranules_fixedshadow, block %0
; CHECK-NEXT: -->  {{.*}}sanitizers.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.hwasan.check.memaccess.shortgranules.fixedshadow(ptr null, i32 0, i64 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: 5 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @asan_check_memaccess() {
  call void @llvm.asan.check.memaccess(ptr null, i32 0)
  ret void
}

define spir_func void @hwasan_check_memaccess() {
  call void @llvm.hwasan.check.memaccess(ptr null, ptr null, i32 0)
  ret void
}

define spir_func void @hwasan_check_memaccess_fixedshadow() {
  call void @llvm.hwasan.check.memaccess.fixedshadow(ptr null, i32 0, i64 0)
  ret void
}

define spir_func void @hwasan_check_memaccess_shortgranules() {
  call void @llvm.hwasan.check.memaccess.shortgranules(ptr null, ptr null, i32 0)
  ret void
}

define spir_func void @hwasan_check_memaccess_shortgranules_fixedshadow() {
  call void @llvm.hwasan.check.memaccess.shortgranules.fixedshadow(ptr null, i32 0, i64 0)
  ret void
}
