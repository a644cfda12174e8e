; Masks of loop dependences are refused: LLVM expands them for other targets.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.loop.dependence.raw.mask.v4i32
; CHECK-NEXT: the intrinsic llvm.loop.dependence.raw.mask.v4i32 cannot be translated: LLVM expands it for targets without such an instruction; run its code generation passes first
; CHECK-NEXT: at   %1 = call <4 x i32> @llvm.loop.dependence.raw.mask.v4i32(ptr null, ptr null, i64 0)
; CHECK-NEXT: in   function @loop_dependence_raw_mask, block %0
; CHECK-NEXT: code E008, see --explain E008
; CHECK-NEXT: error: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.loop.dependence.war.mask.v4i32
; CHECK-NEXT: the intrinsic llvm.loop.dependence.war.mask.v4i32 cannot be translated: LLVM expands it for targets without such an instruction; run its code generation passes first
; CHECK-NEXT: at   %1 = call <4 x i32> @llvm.loop.dependence.war.mask.v4i32(ptr null, ptr null, i64 0)
; CHECK-NEXT: in   function @loop_dependence_war_mask, block %0
; CHECK-NEXT: code E008, see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @loop_dependence_raw_mask() {
  call <4 x i32> @llvm.loop.dependence.raw.mask(ptr null, ptr null, i64 0)
  ret void
}

define spir_func void @loop_dependence_war_mask() {
  call <4 x i32> @llvm.loop.dependence.war.mask(ptr null, ptr null, i64 0)
  ret void
}
