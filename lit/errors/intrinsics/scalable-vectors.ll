; llvm.vscale is refused: SPIR-V has no scalable vectors.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.vscale.i32
; CHECK-NEXT: the intrinsic llvm.vscale.i32 cannot be translated: SPIR-V has no scalable vectors
; CHECK-NEXT: at   %1 = call i32 @llvm.vscale.i32()
; CHECK-NEXT: in   function @vscale, block %0
; CHECK-NEXT: -->  {{.*}}scalable-vectors.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @vscale() {
; CHECK-NEXT: | ^
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @vscale() {
  call i32 @llvm.vscale()
  ret void
}
