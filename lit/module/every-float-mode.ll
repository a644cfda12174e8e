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
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "DenormFlushToZero"
; CHECK: OpEntryPoint Kernel [[M1:%[0-9]+]] "DenormPreserve"
; CHECK: OpEntryPoint Kernel [[M2:%[0-9]+]] "SignedZeroInfNanPreserve"
; CHECK: OpEntryPoint Kernel [[M3:%[0-9]+]] "RoundingModeRTE"
; CHECK: OpEntryPoint Kernel [[M4:%[0-9]+]] "RoundingModeRTZ"
; CHECK: OpEntryPoint Kernel [[M5:%[0-9]+]] "RoundingModeRTPINTEL"
; CHECK: OpEntryPoint Kernel [[M6:%[0-9]+]] "RoundingModeRTNINTEL"
; CHECK: OpEntryPoint Kernel [[M7:%[0-9]+]] "FloatingPointModeALTINTEL"
; CHECK: OpEntryPoint Kernel [[M8:%[0-9]+]] "FloatingPointModeIEEEINTEL"
; CHECK: OpExecutionMode [[M0]] DenormFlushToZero 32
; CHECK: OpExecutionMode [[M1]] DenormPreserve 32
; CHECK: OpExecutionMode [[M2]] SignedZeroInfNanPreserve 32
; CHECK: OpExecutionMode [[M3]] RoundingModeRTE 32
; CHECK: OpExecutionMode [[M4]] RoundingModeRTZ 32
; CHECK: OpExecutionMode [[M5]] RoundingModeRTPINTEL 32
; CHECK: OpExecutionMode [[M6]] RoundingModeRTNINTEL 32
; CHECK: OpExecutionMode [[M7]] FloatingPointModeALTINTEL 32
; CHECK: OpExecutionMode [[M8]] FloatingPointModeIEEEINTEL 32

target triple = "spir64-unknown-unknown"

; CHECK: [[M0]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @DenormFlushToZero() {
  ret void
}

; CHECK: [[M1]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @DenormPreserve() {
  ret void
}

; CHECK: [[M2]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @SignedZeroInfNanPreserve() {
  ret void
}

; CHECK: [[M3]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTE() {
  ret void
}

; CHECK: [[M4]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTZ() {
  ret void
}

; CHECK: [[M5]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTPINTEL() {
  ret void
}

; CHECK: [[M6]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @RoundingModeRTNINTEL() {
  ret void
}

; CHECK: [[M7]] = OpFunction %void None [[V0:%[0-9]+]]
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @FloatingPointModeALTINTEL() {
  ret void
}

; CHECK: [[M8]] = OpFunction %void None [[V0:%[0-9]+]]
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
