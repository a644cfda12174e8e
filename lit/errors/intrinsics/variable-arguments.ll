; Intrinsics for a variable number of arguments are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.va_copy.p0
; CHECK-NEXT: the intrinsic llvm.va_copy.p0 cannot be translated: SPIR-V has no functions with a variable number of arguments
; CHECK-NEXT: at   call void @llvm.va_copy.p0(ptr null, ptr null)
; CHECK-NEXT: in   function @va_copy, block %0
; CHECK-NEXT: -->  {{.*}}variable-arguments.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @va_copy() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.va_end.p0
; CHECK-NEXT: the intrinsic llvm.va_end.p0 cannot be translated: SPIR-V has no functions with a variable number of arguments
; CHECK-NEXT: at   call void @llvm.va_end.p0(ptr null)
; CHECK-NEXT: in   function @va_end, block %0
; CHECK-NEXT: -->  {{.*}}variable-arguments.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @va_end() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E023]: UnsupportedVarArgFunction: Variadic functions other than 'printf' are not supported in SPIR-V. SPIR-V has no functions with a variable number of arguments; only printf may have one
; CHECK-NEXT: in   function @va_start
; CHECK-NEXT: -->  {{.*}}variable-arguments.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @va_start(ptr %p, ...) {
; CHECK-NEXT: | ^
; CHECK-NEXT: 3 errors: see --explain CODE
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @va_copy() {
  call void @llvm.va_copy(ptr null, ptr null)
  ret void
}

define spir_func void @va_end() {
  call void @llvm.va_end(ptr null)
  ret void
}

define spir_func void @va_start(ptr %p, ...) {
  call void @llvm.va_start(ptr %p)
  ret void
}
