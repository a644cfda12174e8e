; Convergence tokens emit no instruction; the calls that use them are translated.
; shows: P4-token, P4-experimental.convergence
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpFunctionCall %void %f
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"
declare token @llvm.experimental.convergence.entry()
define spir_kernel void @g() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @f() [ "convergencectrl"(token %t) ]
  ret void
}
declare void @f() convergent
