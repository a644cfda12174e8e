; The register allocation modes of Intel's compilers (automatic, small, large) are text for the device's compiler where
; SPV_INTEL_maximum_registers is not allowed; other modes are dropped.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=UserSemantic
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_maximum_registers -spirv-text -o - | FileCheck %s --check-prefix=COUNT
;
; CHECK:     OpEntryPoint Kernel %[[AUTOMATIC:[0-9]+]] "automatic"
; CHECK:     OpEntryPoint Kernel %[[SMALL:[0-9]+]] "small"
; CHECK:     OpEntryPoint Kernel %[[LARGE:[0-9]+]] "large"
; CHECK-DAG: OpDecorate %[[AUTOMATIC]] UserSemantic "num-thread-per-eu 0"
; CHECK-DAG: OpDecorate %[[SMALL]] UserSemantic "num-thread-per-eu 8"
; CHECK-DAG: OpDecorate %[[LARGE]] UserSemantic "num-thread-per-eu 4"
;
; COUNT-NOT:     UserSemantic
; COUNT-COUNT-4: ExecutionMode {{[0-9]+}} 6461

target triple = "spir64-unknown-unknown"

define spir_kernel void @automatic() !RegisterAllocMode !0 {
  ret void
}

define spir_kernel void @small() !RegisterAllocMode !1 {
  ret void
}

define spir_kernel void @large() !RegisterAllocMode !2 {
  ret void
}

define spir_kernel void @default() !RegisterAllocMode !3 {
  ret void
}

!0 = !{i32 0}
!1 = !{i32 1}
!2 = !{i32 2}
!3 = !{i32 3}
