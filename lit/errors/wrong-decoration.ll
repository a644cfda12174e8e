; A decoration in metadata that is not valid is an error of the metadata.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid decoration: SaturatedConversion is a decoration of a conversion
; CHECK-NEXT: at OpDecorate %g SaturatedConversion
; CHECK-NEXT: at the decoration !{i32 28}
; CHECK-NEXT: at @g
; CHECK:      error: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid decoration: FPFastMathMode is a decoration of
; CHECK-NEXT: at OpDecorate %y FPFastMathMode NotNaN
; CHECK-NEXT: at the decoration !{i32 40, i32 1}
; CHECK-NEXT: at %y = add i32 %x, 1
; CHECK-NEXT: in function @k

target triple = "spir64-unknown-unknown"

;WRONG @g = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p, align 4
;WRONG   %y = add i32 %x, 1, !spirv.Decorations !2
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}

!0 = !{!1}
!1 = !{i32 28}
!2 = !{!3}
!3 = !{i32 40, i32 1}
