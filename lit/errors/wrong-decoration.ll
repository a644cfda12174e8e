; A decoration in metadata that is not valid is an error of the metadata.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid decoration: SaturatedConversion is a decoration of a conversion
; CHECK-NEXT: at OpDecorate %g SaturatedConversion
; CHECK-NEXT: at the decoration !{i32 28}
; CHECK-NEXT: at @g
; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid decoration: Restrict is a decoration of a variable or parameter of a pointer type
; CHECK-NEXT: at OpDecorate %{{.*}} Restrict
; CHECK-NEXT: at the decoration !{i32 19}
; CHECK-NEXT: at float %0
; CHECK-NEXT: in function @imported
; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid decoration: FPFastMathMode is a decoration of
; CHECK-NEXT: at OpDecorate %y FPFastMathMode NotNaN
; CHECK-NEXT: at the decoration !{i32 40, i32 1}
; CHECK-NEXT: at %y = add i32 %x, 1
; CHECK-NEXT: in function @k
; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid decoration: SaturatedConversion is a decoration of a conversion
; CHECK-NEXT: at OpDecorate %f SaturatedConversion
; CHECK-NEXT: at the decoration !{i32 28}
; CHECK-NEXT: in function @f
; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the metadata does not make a valid decoration: Restrict is a decoration of a variable or parameter of a pointer type
; CHECK-NEXT: at OpDecorate %a Restrict
; CHECK-NEXT: at the decoration !{i32 19}
; CHECK-NEXT: at float %a
; CHECK-NEXT: in function @f

target triple = "spir64-unknown-unknown"

;WRONG @g = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p, align 4
;WRONG   %y = add i32 %x, 1, !spirv.Decorations !2
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}

; The parameters before %a have several parts.
;WRONG define spir_func void @f(i128 %i, <32 x i32> %v, float %a) !spirv.Decorations !0 !spirv.ParameterDecorations !4 {
;WRONG   call spir_func void @imported(float %a)
;WRONG   ret void
;WRONG }

;WRONG declare !spirv.ParameterDecorations !7 spir_func void @imported(float)

!0 = !{!1}
!1 = !{i32 28}
!2 = !{!3}
!3 = !{i32 40, i32 1}
!4 = !{!5, !5, !6}
!5 = !{}
!6 = !{!8}
!7 = !{!6}
!8 = !{i32 19}
