; Intrinsics that sign pointers are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.protected.field.ptr.p0
; CHECK-NEXT: the intrinsic llvm.protected.field.ptr.p0 cannot be translated: SPIR-V has no pointer authentication
; CHECK-NEXT: at   %1 = call ptr @llvm.protected.field.ptr.p0(ptr null, i64 0, i1 false)
; CHECK-NEXT: in   function @protected_field_ptr, block %0
; CHECK-NEXT: -->  {{.*}}signed-pointers.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @protected_field_ptr() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.ptrauth.auth
; CHECK-NEXT: the intrinsic llvm.ptrauth.auth cannot be translated: SPIR-V has no pointer authentication
; CHECK-NEXT: at   %1 = call i64 @llvm.ptrauth.auth(i64 0, i32 0, i64 0)
; CHECK-NEXT: in   function @ptrauth_auth, block %0
; CHECK-NEXT: -->  {{.*}}signed-pointers.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @ptrauth_auth() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.ptrauth.blend
; CHECK-NEXT: the intrinsic llvm.ptrauth.blend cannot be translated: SPIR-V has no pointer authentication
; CHECK-NEXT: at   %1 = call i64 @llvm.ptrauth.blend(i64 0, i64 0)
; CHECK-NEXT: in   function @ptrauth_blend, block %0
; CHECK-NEXT: -->  {{.*}}signed-pointers.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @ptrauth_blend() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.ptrauth.resign
; CHECK-NEXT: the intrinsic llvm.ptrauth.resign cannot be translated: SPIR-V has no pointer authentication
; CHECK-NEXT: at   %1 = call i64 @llvm.ptrauth.resign(i64 0, i32 0, i64 0, i32 0, i64 0)
; CHECK-NEXT: in   function @ptrauth_resign, block %0
; CHECK-NEXT: -->  {{.*}}signed-pointers.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @ptrauth_resign() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.ptrauth.sign
; CHECK-NEXT: the intrinsic llvm.ptrauth.sign cannot be translated: SPIR-V has no pointer authentication
; CHECK-NEXT: at   %1 = call i64 @llvm.ptrauth.sign(i64 0, i32 0, i64 0)
; CHECK-NEXT: in   function @ptrauth_sign, block %0
; CHECK-NEXT: -->  {{.*}}signed-pointers.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @ptrauth_sign() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.ptrauth.sign.generic
; CHECK-NEXT: the intrinsic llvm.ptrauth.sign.generic cannot be translated: SPIR-V has no pointer authentication
; CHECK-NEXT: at   %1 = call i64 @llvm.ptrauth.sign.generic(i64 0, i64 0)
; CHECK-NEXT: in   function @ptrauth_sign_generic, block %0
; CHECK-NEXT: -->  {{.*}}signed-pointers.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @ptrauth_sign_generic() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.ptrauth.strip
; CHECK-NEXT: the intrinsic llvm.ptrauth.strip cannot be translated: SPIR-V has no pointer authentication
; CHECK-NEXT: at   %1 = call i64 @llvm.ptrauth.strip(i64 0, i32 0)
; CHECK-NEXT: in   function @ptrauth_strip, block %0
; CHECK-NEXT: -->  {{.*}}signed-pointers.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @ptrauth_strip() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 7 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @protected_field_ptr() {
  call ptr @llvm.protected.field.ptr(ptr null, i64 0, i1 false)
  ret void
}

define spir_func void @ptrauth_auth() {
  call i64 @llvm.ptrauth.auth(i64 0, i32 0, i64 0)
  ret void
}

define spir_func void @ptrauth_blend() {
  call i64 @llvm.ptrauth.blend(i64 0, i64 0)
  ret void
}

define spir_func void @ptrauth_resign() {
  call i64 @llvm.ptrauth.resign(i64 0, i32 0, i64 0, i32 0, i64 0)
  ret void
}

define spir_func void @ptrauth_sign() {
  call i64 @llvm.ptrauth.sign(i64 0, i32 0, i64 0)
  ret void
}

define spir_func void @ptrauth_sign_generic() {
  call i64 @llvm.ptrauth.sign.generic(i64 0, i64 0)
  ret void
}

define spir_func void @ptrauth_strip() {
  call i64 @llvm.ptrauth.strip(i64 0, i32 0)
  ret void
}
