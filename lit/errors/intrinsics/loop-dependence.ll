; A mask of loop dependences whose lanes are no Booleans, which LLVM's verifier accepts.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: expected a vector of `i1` as the mask, found `<4 x i32>`
; CHECK-NEXT: at   %r = call <4 x i32> @llvm.loop.dependence.war.mask.v4i32(ptr %a, ptr %b, i64 4)
; CHECK-NEXT: in   function @integers, block %0
; CHECK-NEXT: -->  {{.*}}loop-dependence.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   %r = call <4 x i32> @llvm.loop.dependence.war.mask(ptr %a, ptr %b, i64 4)
; CHECK-NEXT: |   ^
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func <4 x i32> @integers(ptr %a, ptr %b) {
  %r = call <4 x i32> @llvm.loop.dependence.war.mask(ptr %a, ptr %b, i64 4)
  ret <4 x i32> %r
}
