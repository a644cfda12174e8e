; A constant number of elements may have any integer width; a number larger than memory is refused.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: sed 's/i128 4/i128 u0x10000000000000004/' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=HUGE
;
; CHECK:      %[[VARIABLE:[0-9]+]] = OpVariable %_ptr_Function__arr_uint_ulong_4 Function
; CHECK-NEXT: %a = OpBitcast %_ptr_Function_uint %[[VARIABLE]]
;
; HUGE:      LimitExceeded: the array is larger than the memory of any device
; HUGE-NEXT: at %a = alloca i32, i128

target triple = "spir64-unknown-unknown"
define spir_func i32 @f(i32 %i) {
  %a = alloca i32, i128 4, align 4
  %p = getelementptr i32, ptr %a, i32 %i
  store i32 %i, ptr %p
  %r = load i32, ptr %a
  ret i32 %r
}
