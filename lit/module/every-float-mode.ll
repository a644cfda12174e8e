; Each floating-point execution mode, for one width.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_float_controls2 --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability DenormPreserve
; CHECK-NEXT: OpCapability DenormFlushToZero
; CHECK-NEXT: OpCapability SignedZeroInfNanPreserve
; CHECK-NEXT: OpCapability RoundingModeRTE
; CHECK-NEXT: OpCapability RoundingModeRTZ
; CHECK-NEXT: OpCapability RoundToInfinityINTEL
; CHECK-NEXT: OpCapability FloatingPointModeINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_float_controls2"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpExecutionMode %DenormFlushToZero DenormFlushToZero 32
; CHECK: OpExecutionMode %DenormPreserve DenormPreserve 32
; CHECK: OpExecutionMode %SignedZeroInfNanPreserve SignedZeroInfNanPreserve 32
; CHECK: OpExecutionMode %RoundingModeRTE RoundingModeRTE 32
; CHECK: OpExecutionMode %RoundingModeRTZ RoundingModeRTZ 32
; CHECK: OpExecutionMode %RoundingModeRTPINTEL RoundingModeRTPINTEL 32
; CHECK: OpExecutionMode %RoundingModeRTNINTEL RoundingModeRTNINTEL 32
; CHECK: OpExecutionMode %FloatingPointModeALTINTEL FloatingPointModeALTINTEL 32
; CHECK: OpExecutionMode %FloatingPointModeIEEEINTEL FloatingPointModeIEEEINTEL 32

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %DenormFlushToZero = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @DenormFlushToZero() {
  ret void
}

; CHECK-LABEL: %DenormPreserve = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @DenormPreserve() {
  ret void
}

; CHECK-LABEL: %SignedZeroInfNanPreserve = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @SignedZeroInfNanPreserve() {
  ret void
}

; CHECK-LABEL: %RoundingModeRTE = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTE() {
  ret void
}

; CHECK-LABEL: %RoundingModeRTZ = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTZ() {
  ret void
}

; CHECK-LABEL: %RoundingModeRTPINTEL = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTPINTEL() {
  ret void
}

; CHECK-LABEL: %RoundingModeRTNINTEL = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTNINTEL() {
  ret void
}

; CHECK-LABEL: %FloatingPointModeALTINTEL = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @FloatingPointModeALTINTEL() {
  ret void
}

; CHECK-LABEL: %FloatingPointModeIEEEINTEL = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @FloatingPointModeIEEEINTEL() {
  ret void
}

!spirv.ExecutionMode = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!0 = !{ptr @DenormFlushToZero, i32 4460, i32 32}
!1 = !{ptr @DenormPreserve, i32 4459, i32 32}
!2 = !{ptr @SignedZeroInfNanPreserve, i32 4461, i32 32}
!3 = !{ptr @RoundingModeRTE, i32 4462, i32 32}
!4 = !{ptr @RoundingModeRTZ, i32 4463, i32 32}
!5 = !{ptr @RoundingModeRTPINTEL, i32 5620, i32 32}
!6 = !{ptr @RoundingModeRTNINTEL, i32 5621, i32 32}
!7 = !{ptr @FloatingPointModeALTINTEL, i32 5622, i32 32}
!8 = !{ptr @FloatingPointModeIEEEINTEL, i32 5623, i32 32}
