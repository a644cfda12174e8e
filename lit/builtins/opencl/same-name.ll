; A function that only shares the name of a builtin function stays a function: one with a body, one whose parameter
; types match no overload, one that is not mangled, one in a namespace.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: LinkageAttributes "_Z3maxii" Export
; CHECK-DAG: LinkageAttributes "_Z3max3BoxS_" Import
; CHECK-DAG: LinkageAttributes "get_global_id" Import
; CHECK-DAG: LinkageAttributes "_ZN4mine3maxEii" Import
; CHECK-DAG: LinkageAttributes "_Z9max_of_itii" Import
; CHECK-NOT: OpExtInst %

target triple = "spir64-unknown-unknown"

define spir_func i32 @_Z3maxii(i32 %a, i32 %b) {
  ret i32 %a
}

define spir_kernel void @calls(i32 %i, ptr %p) {
  %own = call spir_func i32 @_Z3maxii(i32 %i, i32 %i)
  %box = call spir_func i32 @_Z3max3BoxS_(ptr %p, ptr %p)
  %plain = call spir_func i32 @get_global_id(i32 %i)
  %nested = call spir_func i32 @_ZN4mine3maxEii(i32 %i, i32 %i)
  %longer = call spir_func i32 @_Z9max_of_itii(i32 %i, i32 %i)
  ret void
}

declare spir_func i32 @_Z3max3BoxS_(ptr, ptr)
declare spir_func i32 @get_global_id(i32)
declare spir_func i32 @_ZN4mine3maxEii(i32, i32)
declare spir_func i32 @_Z9max_of_itii(i32, i32)
