; Reversals and splices with a lane count known only at run time are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.vp.reverse.v4i32
; CHECK-NEXT: the intrinsic llvm.experimental.vp.reverse.v4i32 cannot be translated: the number of active lanes is not constant; use llvm.vector.reverse
; CHECK-NEXT: at   %1 = call <4 x i32> @llvm.experimental.vp.reverse.v4i32(<4 x i32> zeroinitializer, <4 x i1> zeroinitializer, i32 0)
; CHECK-NEXT: in   function @experimental_vp_reverse, block %0
; CHECK-NEXT: -->  {{.*}}run-time-lanes.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_vp_reverse() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.experimental.vp.splice.v4i32
; CHECK-NEXT: the intrinsic llvm.experimental.vp.splice.v4i32 cannot be translated: the number of active lanes is not constant; use llvm.vector.splice.left
; CHECK-NEXT: at   %1 = call <4 x i32> @llvm.experimental.vp.splice.v4i32(<4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i32 0, <4 x i1> zeroinitializer, i32 0, i32 0)
; CHECK-NEXT: in   function @experimental_vp_splice, block %0
; CHECK-NEXT: -->  {{.*}}run-time-lanes.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @experimental_vp_splice() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 2 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @experimental_vp_reverse() {
  call <4 x i32> @llvm.experimental.vp.reverse(<4 x i32> zeroinitializer, <4 x i1> zeroinitializer, i32 0)
  ret void
}

define spir_func void @experimental_vp_splice() {
  call <4 x i32> @llvm.experimental.vp.splice(<4 x i32> zeroinitializer, <4 x i32> zeroinitializer, i32 0, <4 x i1> zeroinitializer, i32 0, i32 0)
  ret void
}
