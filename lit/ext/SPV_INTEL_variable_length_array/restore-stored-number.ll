; A variable with a store of a number or an aggregate is not tracked, so that a pointer loaded from it cannot be
; restored.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_variable_length_array -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: the restored pointer comes from `%l = load ptr, ptr %slot
; CHECK-NEXT: at   call void @llvm.stackrestore.p0(ptr %l)
; CHECK-NEXT: in   function @f

target triple = "spir64-unknown-unknown"
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare spir_func void @use(ptr)
define spir_func void @f(i32 %n) {
  %slot = alloca ptr
  %outer = call ptr @llvm.stacksave.p0()
  store ptr %outer, ptr %slot
  %a = alloca i8, i32 %n
  %inner = call ptr @llvm.stacksave.p0()
  %tmp = alloca ptr
  store ptr %inner, ptr %tmp
  %bits = load i64, ptr %tmp
  store i64 %bits, ptr %slot
  %b = alloca i8, i32 %n
  call spir_func void @use(ptr %b)
  %l = load ptr, ptr %slot
  call void @llvm.stackrestore.p0(ptr %l)
  call spir_func void @use(ptr %a)
  ret void
}
