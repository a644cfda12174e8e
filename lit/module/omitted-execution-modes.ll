; Execution modes that are hints are omitted with a warning where their extension is not allowed, or with --strict
; refused.
; RUN: llvm-spirv-rs %s --spirv-tools-dis 2>%t.err | FileCheck %s
; RUN: FileCheck %s --input-file=%t.err --check-prefix=WARNED
; RUN: not llvm-spirv-rs %s --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT

; CHECK-NOT: OpExtension
; CHECK-NOT: OpExecutionMode
; CHECK:     OpExecutionMode %{{[0-9]+}} LocalSize 8 1 1
; CHECK-NOT: OpExecutionMode

; WARNED:      warning[W005]: ExecutionMode MaxWorkgroupSizeINTEL needs SPV_INTEL_kernel_attributes {{.*}}; the mode is omitted
; WARNED-NEXT: at !spirv.ExecutionMode !{ptr @k, i32 5893, i32 8, i32 1, i32 1}
; WARNED-NEXT: also ExecutionMode MaxWorkDimINTEL needs SPV_INTEL_kernel_attributes {{.*}}; the mode is omitted, at !spirv.ExecutionMode
; WARNED-NEXT: also ExecutionMode NoGlobalOffsetINTEL needs SPV_INTEL_kernel_attributes {{.*}}; the mode is omitted
; WARNED-NEXT: also ExecutionMode SharedLocalMemorySizeINTEL needs SPV_INTEL_vector_compute {{.*}}; the mode is omitted
; WARNED-NEXT: also ExecutionMode RoundingModeRTPINTEL needs SPV_INTEL_float_controls2 {{.*}}; the mode is omitted
; WARNED-NEXT: 5 warnings: see --explain W005
; WARNED-NOT:  {{.+}}

; STRICT:      error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; STRICT-NEXT: SPV_INTEL_kernel_attributes
; STRICT-NEXT: ExecutionMode MaxWorkgroupSizeINTEL needs SPV_INTEL_kernel_attributes
; STRICT-NEXT: at !spirv.ExecutionMode !{ptr @k, i32 5893, i32 8, i32 1, i32 1}

target triple = "spir64-unknown-unknown"

!spirv.ExecutionMode = !{!0, !1, !2, !3, !4, !5}
!0 = !{ptr @k, i32 17, i32 8, i32 1, i32 1}
!1 = !{ptr @k, i32 5893, i32 8, i32 1, i32 1}
!2 = !{ptr @k, i32 5894, i32 1}
!3 = !{ptr @k, i32 5895}
!4 = !{ptr @k, i32 5618, i32 1024}
!5 = !{ptr @k, i32 5620, i32 32}

define spir_kernel void @k() {
  ret void
}
