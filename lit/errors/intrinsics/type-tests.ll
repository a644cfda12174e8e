; Type tests of link-time optimization are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.icall.branch.funnel
; CHECK-NEXT: the intrinsic llvm.icall.branch.funnel cannot be translated: LLVM's link-time passes replace its type metadata; run them first
; CHECK-NEXT: at   call void (...) @llvm.icall.branch.funnel()
; CHECK-NEXT: in   function @icall_branch_funnel, block %0
; CHECK-NEXT: -->  {{.*}}type-tests.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (...) @llvm.icall.branch.funnel()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.public.type.test
; CHECK-NEXT: the intrinsic llvm.public.type.test cannot be translated: LLVM's link-time passes replace its type metadata; run them first
; CHECK-NEXT: at   %1 = call i1 @llvm.public.type.test(ptr null, metadata !0)
; CHECK-NEXT: in   function @public_type_test, block %0
; CHECK-NEXT: -->  {{.*}}type-tests.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @public_type_test() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.type.checked.load
; CHECK-NEXT: the intrinsic llvm.type.checked.load cannot be translated: LLVM's link-time passes replace its type metadata; run them first
; CHECK-NEXT: at   %1 = call { ptr, i1 } @llvm.type.checked.load(ptr null, i32 0, metadata !0)
; CHECK-NEXT: in   function @type_checked_load, block %0
; CHECK-NEXT: -->  {{.*}}type-tests.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @type_checked_load() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.type.checked.load.relative
; CHECK-NEXT: the intrinsic llvm.type.checked.load.relative cannot be translated: LLVM's link-time passes replace its type metadata; run them first
; CHECK-NEXT: at   %1 = call { ptr, i1 } @llvm.type.checked.load.relative(ptr null, i32 0, metadata !0)
; CHECK-NEXT: in   function @type_checked_load_relative, block %0
; CHECK-NEXT: -->  {{.*}}type-tests.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @type_checked_load_relative() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.type.test
; CHECK-NEXT: the intrinsic llvm.type.test cannot be translated: LLVM's link-time passes replace its type metadata; run them first
; CHECK-NEXT: at   %1 = call i1 @llvm.type.test(ptr null, metadata !0)
; CHECK-NEXT: in   function @type_test, block %0
; CHECK-NEXT: -->  {{.*}}type-tests.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @type_test() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 5 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @icall_branch_funnel() {
  call void (...) @llvm.icall.branch.funnel()
  ret void
}

define spir_func void @public_type_test() {
  call i1 @llvm.public.type.test(ptr null, metadata !0)
  ret void
}

define spir_func void @type_checked_load() {
  call { ptr, i1 } @llvm.type.checked.load(ptr null, i32 0, metadata !0)
  ret void
}

define spir_func void @type_checked_load_relative() {
  call { ptr, i1 } @llvm.type.checked.load.relative(ptr null, i32 0, metadata !0)
  ret void
}

define spir_func void @type_test() {
  call i1 @llvm.type.test(ptr null, metadata !0)
  ret void
}

!0 = !{}
