; Auxiliary data may raise the version of a module to one whose entry points list all variables.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-preserve-auxdata | FileCheck %s

; CHECK:     Version: 1.6
; CHECK-NOT: OpExtension
; CHECK:     OpEntryPoint Kernel %{{.+}} "k" %calls

target triple = "spir64-unknown-unknown"

@calls = external addrspace(1) global i32

define spir_kernel void @k() nounwind {
  store i32 1, ptr addrspace(1) @calls, align 4
  ret void
}
