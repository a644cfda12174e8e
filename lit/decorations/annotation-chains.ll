; Several annotations of one pointer decorate the same id. Their result is a pointer to bytes, which is not decorated.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=UserSemantic
;
; CHECK-DAG: OpDecorate %object UserSemantic "first"
; CHECK-DAG: OpDecorate %object UserSemantic "second"
; CHECK:     %one = OpBitcast %_ptr_Function_uchar %object
; CHECK:     %[[NUMBER:.*]] = OpBitcast %_ptr_Function_uint %one
; CHECK:     OpLoad %uint %[[NUMBER]]

target triple = "spir64-unknown-unknown"

%class.Pair = type { i32, i32 }

@first = private unnamed_addr constant [6 x i8] c"first\00", section "llvm.metadata"
@second = private unnamed_addr constant [7 x i8] c"second\00", section "llvm.metadata"

define spir_func i32 @annotate() {
  %object = alloca %class.Pair
  %one = call ptr @llvm.ptr.annotation.p0.p0(ptr %object, ptr @first, ptr @first, i32 1, ptr null)
  %two = call ptr @llvm.ptr.annotation.p0.p0(ptr %one, ptr @second, ptr @first, i32 1, ptr null)
  %number = load i32, ptr %two
  ret i32 %number
}

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
