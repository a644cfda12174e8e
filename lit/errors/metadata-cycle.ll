; Metadata in a cycle, which a call of another function than an intrinsic has: the message of the error ends.
; RUN: llvm-as --disable-verify %s -o %t.bc
; RUN: not llvm-spirv-rs %t.bc -o %t.spv 2>&1 | FileCheck %s

; CHECK: error: InvalidLlvmModule: {{.*}}Function has metadata parameter but isn't an intrinsic (call spir_func void @f(metadata <metadata

target triple = "spir64-unknown-unknown"

declare spir_func void @f(metadata)

define spir_kernel void @k() {
  call spir_func void @f(metadata !0)
  ret void
}

!0 = distinct !{!0, !1}
!1 = distinct !{!0, !1}
