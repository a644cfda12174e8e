; A declaration that SPIR-V cannot express is omitted if nothing uses it.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: far
; CHECK:     OpEntryPoint Kernel %{{.*}} "k"

target triple = "spir64-unknown-unknown"

@far = external addrspace(99) global i32

define spir_kernel void @k() {
  ret void
}
