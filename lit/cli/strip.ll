; On request, names and source information are left out; names that the host needs stay.
; RUN: llvm-spirv-rs %s --strip --spirv-tools-dis | FileCheck %s --implicit-check-not=secret
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=KEPT

; CHECK-NOT: OpSource
; CHECK:     OpEntryPoint Kernel %{{.*}} "visible"
; CHECK-NOT: OpName
; CHECK:     OpDecorate %{{.*}} LinkageAttributes "library" Export
; CHECK:     OpFunction

; KEPT: OpSource OpenCL_C 300000
; KEPT: OpName %secret_sum "secret_sum"

target triple = "spir64-unknown-unknown"

define spir_func i32 @library(i32 %secret_x) {
  %secret_sum = add i32 %secret_x, 1
  ret i32 %secret_sum
}

define internal spir_func void @secret_function() {
  ret void
}

define spir_kernel void @visible() {
secret_block:
  call spir_func void @secret_function()
  ret void
}

!opencl.ocl.version = !{!0}
!0 = !{i32 3, i32 0}
