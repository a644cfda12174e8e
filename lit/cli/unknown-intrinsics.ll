; An intrinsic without a translation is an error or, on request, a call of an imported function with its name.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %s -o %t.spv --spirv-allow-unknown-intrinsics=llvm.foo,llvm.bar 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - --spirv-allow-unknown-intrinsics | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - --spirv-allow-unknown-intrinsics=llvm.foo,llvm.coro | FileCheck %s

; REFUSED:      error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; REFUSED-NEXT: llvm.coro.noop
; REFUSED: in function @f

; CHECK: OpDecorate %[[CALLEE:.*]] LinkageAttributes "llvm.coro.noop" Import
; CHECK: OpFunctionCall %{{.*}} %[[CALLEE]]

target triple = "spir64-unknown-unknown"

declare ptr @llvm.coro.noop()

define spir_func ptr @f() {
  %p = call ptr @llvm.coro.noop()
  ret ptr %p
}
