; Intrinsics for code that is patched at run time are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.patchpoint.i32
; CHECK-NEXT: the intrinsic llvm.experimental.patchpoint.i32 cannot be translated: SPIR-V has no code patching at run time
; CHECK-NEXT: at   %1 = call i32 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i32(i64 0, i32 0, ptr null, i32 0)
; CHECK-NEXT: in   function @experimental_patchpoint, block %0
; CHECK-NEXT: -->  {{.*}}patch-points.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_patchpoint() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.patchpoint.void
; CHECK-NEXT: the intrinsic llvm.experimental.patchpoint.void cannot be translated: SPIR-V has no code patching at run time
; CHECK-NEXT: at   call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 0, i32 0, ptr null, i32 0)
; CHECK-NEXT: in   function @experimental_patchpoint_void, block %0
; CHECK-NEXT: -->  {{.*}}patch-points.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 0, i32 0, ptr null, i32 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.stackmap
; CHECK-NEXT: the intrinsic llvm.experimental.stackmap cannot be translated: SPIR-V has no code patching at run time
; CHECK-NEXT: at   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 0)
; CHECK-NEXT: in   function @experimental_stackmap, block %0
; CHECK-NEXT: -->  {{.*}}patch-points.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: 3 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @experimental_patchpoint() {
  call i32 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint(i64 0, i32 0, ptr null, i32 0)
  ret void
}

define spir_func void @experimental_patchpoint_void() {
  call void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 0, i32 0, ptr null, i32 0)
  ret void
}

define spir_func void @experimental_stackmap() {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 0)
  ret void
}
