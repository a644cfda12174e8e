; With untyped pointers a parameter with `byval` or `sret` stays a typed pointer, and keeps its attribute.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: OpDecorate %value FuncParamAttr ByVal
; CHECK-DAG: OpDecorate %result FuncParamAttr Sret
; CHECK-DAG: OpDecorate %plain FuncParamAttr NoCapture

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

define spir_func void @copy(ptr sret(%pair) %result, ptr byval(%pair) %value, ptr captures(none) %plain) {
  %number = load i32, ptr %value
  store i32 %number, ptr %result
  store i32 %number, ptr %plain
  ret void
}
