; A refused call through a pointer is reported with the shortest call chain from a kernel.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers -o %t.spv

; CHECK:      error[E013]: FunctionPointers: Can't translate function pointer:
; CHECK-NEXT: a call through a pointer, {{.*}}+SPV_INTEL_function_pointers
; CHECK-NEXT: at   call spir_func void %p()
; CHECK-NEXT: in   function @inner
; CHECK-NEXT: from function @short
; CHECK-NEXT: from function @kernel
; CHECK-NOT:  from

target triple = "spir64-unknown-unknown"

define spir_func void @inner(ptr %p) {
  call spir_func void %p()
  ret void
}

define spir_func void @long(ptr %p) {
  call spir_func void @short(ptr %p)
  ret void
}

define spir_func void @short(ptr %p) {
  call spir_func void @inner(ptr %p)
  ret void
}

define spir_kernel void @kernel(i64 %address) {
  %p = inttoptr i64 %address to ptr
  call spir_func void @long(ptr %p)
  call spir_func void @short(ptr %p)
  ret void
}
