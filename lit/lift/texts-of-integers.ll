; A text of an integer is an annotation of it.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o %t.back.ll
; RUN: FileCheck %s --input-file %t.back.ll
; RUN: llvm-spirv-rs %t.back.ll --spirv-tools-dis | FileCheck %s --check-prefix=AGAIN

; CHECK: c"mine\00"
; CHECK: call i32 @llvm.annotation.i32.p0(i32 %a, ptr @{{[0-9]+}}, ptr poison, i32 poison)

; AGAIN: OpDecorate %[[COPY:[0-9a-z]+]] UserSemantic "mine"
; AGAIN: %[[COPY]] = OpCopyObject %uint %a

target triple = "spir64-unknown-unknown"

@text = private unnamed_addr constant [5 x i8] c"mine\00"

define spir_func i32 @f(i32 %a) {
  %r = call i32 @llvm.annotation.i32.p0(i32 %a, ptr @text, ptr null, i32 0)
  ret i32 %r
}

declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
