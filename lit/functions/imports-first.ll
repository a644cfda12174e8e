; Imports precede definitions in the order of the module; a declaration without uses is no import.
;
; RUN: llvm-spirv-rs %s -spirv-text -o - | FileCheck %s
;
; CHECK:      Name [[SECOND:[0-9]+]] "second"
; CHECK:      Name [[FIRST:[0-9]+]] "first"
; CHECK-NOT:  Name {{[0-9]+}} "unused"
; CHECK:      Name [[DEFINED:[0-9]+]] "defined"
; CHECK:      TypeInt [[INT:[0-9]+]] 32 0
; CHECK:      TypeVoid [[VOID:[0-9]+]]
; CHECK-NEXT: TypeFunction [[SECOND_TYPE:[0-9]+]] [[VOID]] [[INT]]
; CHECK-NEXT: TypeFunction [[FIRST_TYPE:[0-9]+]] [[INT]] [[INT]]
; CHECK-NEXT: TypeFunction {{[0-9]+}} [[VOID]]
; CHECK:      Function [[VOID]] [[SECOND]] 0 [[SECOND_TYPE]]
; CHECK:      Function [[INT]] [[FIRST]] 0 [[FIRST_TYPE]]
; CHECK:      Function [[VOID]] [[DEFINED]] 0

target triple = "spir64-unknown-unknown"

define spir_func void @defined() {
  %number = call spir_func i32 @first(i32 1)
  call spir_func void @second(i32 %number)
  ret void
}

declare spir_func void @second(i32)
declare spir_func i32 @first(i32)
declare spir_func void @unused(float)
