; An error that has the Khronos translator's kind instead of RequiresExtension keeps the option that allows the construct.
; RUN: not llvm-spirv-rs %s --diagnostic-format=json -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_variable_length_array -o %t.spv

; CHECK: "kind":"InvalidInstruction"
; CHECK-SAME: "option":"--spirv-ext=+SPV_INTEL_variable_length_array"

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i64 %n) {
  %a = alloca i32, i64 %n, align 4
  store volatile i32 0, ptr %a, align 4
  ret void
}
