; Command lines with which compilers run a program named llvm-spirv.
; RUN: llvm-spirv-rs --spirv-max-version=1.1 --spirv-ext=+all %s -o %t.hip.spv
; RUN: spirv-val %t.hip.spv

target triple = "spirv64-unknown-unknown"

define spir_kernel void @nothing() {
  ret void
}
