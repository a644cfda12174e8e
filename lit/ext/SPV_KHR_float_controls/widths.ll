; A floating-point execution mode is written once for each width. Without its extension and version it is omitted with a
; warning, or with --strict refused.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-max-version=1.3 --spirv-ext=+SPV_KHR_float_controls | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-max-version=1.4 | FileCheck %s
; RUN: not llvm-spirv-rs %s --strict --spirv-max-version=1.3 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 -o - 2>%t.err --spirv-tools-dis | FileCheck %s --check-prefix=OMITTED
; RUN: FileCheck %s --input-file=%t.err --check-prefix=WARNED

; CHECK-DAG: OpCapability DenormPreserve
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} DenormPreserve 32
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} DenormPreserve 64
; CHECK-DAG: OpExecutionMode %{{[0-9]+}} RoundingModeRTE 32
; CHECK:     OpTypeVoid

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_float_controls
; REFUSED-NEXT: ExecutionMode DenormPreserve needs SPV_KHR_float_controls or SPIR-V 1.4
; REFUSED-NEXT: at !spirv.ExecutionMode !{ptr @k, i32 4459, i32 32}

; OMITTED-NOT: OpExecutionMode

; A message is printed once, whatever the width.
; WARNED:      warning[W005]: ExecutionMode DenormPreserve needs SPV_KHR_float_controls or SPIR-V 1.4 {{.*}}; the mode is omitted
; WARNED-NEXT: at !spirv.ExecutionMode !{ptr @k, i32 4459, i32 32}
; WARNED-NEXT: also ExecutionMode RoundingModeRTE needs SPV_KHR_float_controls or SPIR-V 1.4 {{.*}}; the mode is omitted, at !spirv.ExecutionMode !{ptr @k, i32 4462, i32 32}
; WARNED-NEXT: 2 warnings: see --explain W005
; WARNED-NOT:  {{.+}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

!spirv.ExecutionMode = !{!0, !1, !2, !0}
!0 = !{ptr @k, i32 4459, i32 32}
!1 = !{ptr @k, i32 4459, i32 64}
!2 = !{ptr @k, i32 4462, i32 32}
