; The parts of an integer of an odd width may wrap where the integer does not, so decoration metadata that denies it is
; omitted, as the flags are.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=Wrap

; CHECK: OpDecorate %c NoUnsignedWrap
; CHECK: %c = OpShiftLeftLogical

target triple = "spir64-unknown-unknown"

define spir_func i48 @narrow(i48 %x) {
  %a = shl nuw i48 %x, 3, !spirv.Decorations !0
  ret i48 %a
}

define spir_func i128 @wide(i128 %x) {
  %b = add nuw i128 %x, 3, !spirv.Decorations !0
  ret i128 %b
}

define spir_func i64 @exact(i64 %x) {
  %c = shl i64 %x, 3, !spirv.Decorations !0
  ret i64 %c
}

!0 = !{!1}
!1 = !{i32 4470}
