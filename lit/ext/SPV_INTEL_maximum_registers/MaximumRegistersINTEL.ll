; The execution mode MaximumRegistersINTEL needs SPV_INTEL_maximum_registers.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_maximum_registers --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability RegisterLimitsINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_maximum_registers"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "k"
; CHECK: OpExecutionMode [[M0]] MaximumRegistersINTEL 8
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_maximum_registers
; REFUSED-NEXT: ExecutionMode MaximumRegistersINTEL needs SPV_INTEL_maximum_registers (allow it with --spirv-ext=+SPV_INTEL_maximum_registers)
; REFUSED-NEXT: at   !spirv.ExecutionMode !{ptr @k, i32 6461, i32 8}
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
!0 = !{ptr @k, i32 6461, i32 8}
