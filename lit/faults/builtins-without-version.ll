; OpenCL functions are recognized by name, independent of the source language in metadata.
; shows: P4-builtins-without-version
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: LinkageAttributes "_Z
; CHECK:     OpLoad %v3ulong %{{[_a-zA-Z]+}}GlobalInvocationId
; CHECK:     OpExtInst %uint %1 s_max %uint_3 %uint_4

target triple = "spir64-unknown-unknown"
define spir_kernel void @k(ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i64 %i, ptr addrspace(1) %out
  %m = call spir_func i32 @_Z3maxii(i32 3, i32 4)
  store i32 %m, ptr addrspace(1) %out
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @_Z3maxii(i32, i32)
