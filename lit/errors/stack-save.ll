; Where an array of variable length is not allowed, the llvm.stacksave before it is the first call that is refused.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv --spirv-allow-unknown-intrinsics 2>&1 | FileCheck %s --check-prefix=ARRAY

; CHECK:      error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: Translation of llvm.stacksave intrinsic requires SPV_INTEL_variable_length_array extension or -spirv-allow-unknown-intrinsics option.
; CHECK-NEXT: %saved = call ptr @llvm.stacksave.p0()
; CHECK-NEXT: OpVariableLengthArrayINTEL needs SPV_INTEL_variable_length_array (allow it with --spirv-ext=+SPV_INTEL_variable_length_array)
; CHECK-NEXT: at %a = alloca i32, i64 %n, align 4

; ARRAY:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; ARRAY-NEXT: %a = alloca i32, i64 %n, align 4
; ARRAY-NEXT: Translation of dynamic alloca requires SPV_INTEL_variable_length_array extension.

target triple = "spir64-unknown-unknown"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

define spir_func void @f(i64 %n) {
  %saved = call ptr @llvm.stacksave.p0()
  %a = alloca i32, i64 %n, align 4
  store volatile i32 0, ptr %a, align 4
  call void @llvm.stackrestore.p0(ptr %saved)
  ret void
}
