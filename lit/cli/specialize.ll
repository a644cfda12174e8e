; The assembly of a specialized module goes to standard output without `-o`.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs specialize %t.spv --all --spirv-tools-dis | FileCheck %s
; CHECK: OpEntryPoint Kernel %{{.*}} "k"
; CHECK: OpFunctionEnd

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
