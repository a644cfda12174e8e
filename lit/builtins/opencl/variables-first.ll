; The variables of work-item functions come first, in the order in which the functions are declared; a function that
; nothing calls has none.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %__spirv_BuiltInGlobalSize = OpVariable
; CHECK-NEXT: %__spirv_BuiltInGlobalInvocationId = OpVariable
; CHECK-NOT:  OpVariable

target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)

define spir_kernel void @k(ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %size = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %sum = add i64 %id, %size
  store i64 %sum, ptr addrspace(1) %out
  ret void
}
