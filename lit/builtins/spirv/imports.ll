; A function whose name follows __spirv_ and names neither an instruction nor a built-in variable with its prefix belongs
; to another module, also if it ends as a dimension of one.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=BuiltIn
;
; CHECK-DAG: OpDecorate %_Z32__spirv_somefunc_with_underscorev LinkageAttributes "_Z32__spirv_somefunc_with_underscorev" Import
; CHECK-DAG: OpDecorate %_Z28__spirv_GlobalInvocationId_xv LinkageAttributes "_Z28__spirv_GlobalInvocationId_xv" Import
; CHECK:     OpFunctionCall %uint %_Z32__spirv_somefunc_with_underscorev
; CHECK:     OpFunctionCall %ulong %_Z28__spirv_GlobalInvocationId_xv

target triple = "spir64-unknown-unknown"

define spir_func i64 @calls() {
  %ours = call spir_func i32 @_Z32__spirv_somefunc_with_underscorev()
  %id = call spir_func i64 @_Z28__spirv_GlobalInvocationId_xv()
  ret i64 %id
}

declare spir_func i32 @_Z32__spirv_somefunc_with_underscorev()
declare spir_func i64 @_Z28__spirv_GlobalInvocationId_xv()
