; `dereferenceable` and `dereferenceable_or_null` give a minimum number of bytes. `MaxByteOffset` is a maximum, with
; which a consumer may remove valid accesses, so it is written only from `!spirv` metadata.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: MaxByteOffset
; CHECK:     OpDecorate %stated MaxByteOffset 8
; CHECK-NOT: MaxByteOffset

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(ptr dereferenceable(12) %p, ptr dereferenceable_or_null(4) %q, ptr %stated) !spirv.ParameterDecorations !0 {
  %beyond = getelementptr i32, ptr %p, i64 100
  %x = load i32, ptr %beyond
  ret i32 %x
}

!0 = !{!1, !1, !2}
!1 = !{}
!2 = !{!3}
!3 = !{i32 45, i32 8}
