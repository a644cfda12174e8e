; Intrinsics that continue in another version of the code are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.deoptimize.i32
; CHECK-NEXT: the intrinsic llvm.experimental.deoptimize.i32 cannot be translated: SPIR-V has no deoptimized version of the code to continue in
; CHECK-NEXT: at   %r = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
; CHECK-NEXT: in   function @experimental_deoptimize, block %0
; CHECK-NEXT: -->  {{.*}}deoptimization.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   %r = call i32 (...) @llvm.experimental.deoptimize() [ "deopt"() ]
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.guard
; CHECK-NEXT: the intrinsic llvm.experimental.guard cannot be translated: SPIR-V has no deoptimized version of the code to continue in; run LLVM's guard-widening and lowering passes first
; CHECK-NEXT: at   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
; CHECK-NEXT: in   function @experimental_guard, block %0
; CHECK-NEXT: -->  {{.*}}deoptimization.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
; CHECK-NEXT: |   ^
; CHECK-NEXT: 2 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func i32 @experimental_deoptimize() {
  %r = call i32 (...) @llvm.experimental.deoptimize() [ "deopt"() ]
  ret i32 %r
}

define spir_func void @experimental_guard(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret void
}
