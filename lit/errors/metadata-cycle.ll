; Metadata in a cycle, which a call of another function than an intrinsic has: the message of the error ends.
; RUN: sed 's/@llvm.f/@f/' %s | llvm-as --disable-verify -o %t.bc
; RUN: not llvm-spirv-rs %t.bc -o %t.spv 2>&1 | FileCheck %s

; CHECK: error[E103]: InvalidLlvmModule: {{.*}}Function has metadata parameter but isn't an intrinsic (call void @f(metadata <metadata

target triple = "spir64-unknown-unknown"

declare void @llvm.f(metadata)

define spir_kernel void @k() {
  call void @llvm.f(metadata !0)
  ret void
}

!0 = distinct !{!0, !1}
!1 = distinct !{!0, !1}
