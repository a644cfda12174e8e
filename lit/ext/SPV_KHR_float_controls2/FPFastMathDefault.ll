; The execution mode FPFastMathDefault needs SPV_KHR_float_controls2. Without it, it is omitted with a warning: LLVM IR has
; the flags at the instructions.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls2 --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o %t.txt 2>&1 | FileCheck %s --check-prefix=WARNED --match-full-lines
; RUN: FileCheck %s --check-prefix=OMITTED < %t.txt
; RUN: not llvm-spirv-rs %s --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability FloatControls2
; CHECK-NEXT: OpExtension "SPV_KHR_float_controls2"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "k"
; CHECK: OpExecutionModeId [[M0]] FPFastMathDefault %float %uint_0
;
; OMITTED-NOT: OpExecutionMode
;
; WARNED: warning[W005]: ExecutionMode FPFastMathDefault needs SPV_KHR_float_controls2 (allow it with --spirv-ext=+SPV_KHR_float_controls2); the mode is omitted
; WARNED-NEXT: at   !spirv.ExecutionMode !{ptr @k, i32 6028, float undef, i32 0}
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_float_controls2
; REFUSED-NEXT: ExecutionMode FPFastMathDefault needs SPV_KHR_float_controls2 (allow it with --spirv-ext=+SPV_KHR_float_controls2)
; REFUSED-NEXT: at   !spirv.ExecutionMode !{ptr @k, i32 6028, float undef, i32 0}
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK: [[M0]] = OpFunction %void None {{%[0-9]+}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @k() {
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 6028, float undef, i32 0}
