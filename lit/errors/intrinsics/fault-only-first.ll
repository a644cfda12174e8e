; Fault-only-first loads are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.vp.load.ff.v4i32.p0
; CHECK-NEXT: the intrinsic llvm.vp.load.ff.v4i32.p0 cannot be translated: SPIR-V has no loads that stop at a fault
; CHECK-NEXT: at   %1 = call { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p0(ptr align 4 %p, <4 x i1> splat (i1 true), i32 4)
; CHECK-NEXT: in   function @vp_load_ff, block %0
; CHECK-NEXT: -->  {{.*}}fault-only-first.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @vp_load_ff(ptr %p) {
; CHECK-NEXT: | ^
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @vp_load_ff(ptr %p) {
  call { <4 x i32>, i32 } @llvm.vp.load.ff(ptr align 4 %p, <4 x i1> splat (i1 true), i32 4)
  ret void
}
