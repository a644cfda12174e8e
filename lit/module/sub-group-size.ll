; The required sub-group size has two names; a kernel with both takes the one without a vendor. A translation back writes
; both.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=LIFT

; CHECK-DAG: OpEntryPoint Kernel %[[#STANDARD:]] "standard"
; CHECK-DAG: OpEntryPoint Kernel %[[#BOTH:]] "both"
; CHECK-DAG: OpExecutionMode %[[#STANDARD]] SubgroupSize 16
; CHECK-DAG: OpExecutionMode %[[#BOTH]] SubgroupSize 16
; CHECK-NOT: SubgroupSize 32

; LIFT-DAG: define spir_kernel void @standard() {{.*}} !intel_reqd_sub_group_size ![[SIZE:[0-9]+]] !reqd_sub_group_size ![[SIZE]] {
; LIFT-DAG: ![[SIZE]] = !{i32 16}

target triple = "spir64-unknown-unknown"

define spir_kernel void @standard() !reqd_sub_group_size !0 {
  ret void
}

define spir_kernel void @both() !intel_reqd_sub_group_size !1 !reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 16}
!1 = !{i32 32}
