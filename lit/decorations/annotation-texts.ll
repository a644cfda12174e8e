; Texts in private memory that only annotations use are no variables, and a text that metadata and an annotation give is
; one decoration.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=OpVariable --implicit-check-not=UserSemantic

; CHECK:      OpDecorate %v UserSemantic "mine"
; CHECK:      %f = OpFunction %uint None
; CHECK-NEXT: OpLabel
; CHECK-NEXT: %v = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpStore %v %uint_7 Volatile|Aligned 4
; CHECK:      OpFunctionEnd

target triple = "spir64-unknown-unknown"

@0 = private unnamed_addr constant [5 x i8] c"mine\00", align 1
@1 = private unnamed_addr constant [2 x i8] c"f\00", align 1

define spir_func i32 @f() {
  %v = alloca i32, align 4, !spirv.Decorations !0
  call void @llvm.var.annotation.p0.p0(ptr %v, ptr @0, ptr @1, i32 1, ptr null)
  store volatile i32 7, ptr %v, align 4
  %r = load volatile i32, ptr %v, align 4
  ret i32 %r
}

declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)

!0 = !{!1}
!1 = !{i32 5635, !"mine"}
