; A parameter without aliases is NoAlias, one that is restrict in the source is Restrict; nothing is both Restrict and
; Aliased, as nothing is ever Aliased.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: Aliased
; CHECK:     OpDecorate %a FuncParamAttr NoAlias
; CHECK-NOT: Aliased
; CHECK-NOT: OpDecorate %b FuncParamAttr NoAlias
; CHECK:     OpFunction

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) %b) {
  ret void
}
