; The execution mode MaxWorkDimINTEL needs SPV_INTEL_kernel_attributes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_kernel_attributes --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability KernelAttributesINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_kernel_attributes"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "k"
; CHECK: OpExecutionMode [[M0]] MaxWorkDimINTEL 8
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_kernel_attributes
; REFUSED-NEXT: ExecutionMode MaxWorkDimINTEL needs SPV_INTEL_kernel_attributes (allow it with --spirv-ext=+SPV_INTEL_kernel_attributes)
; REFUSED-NEXT: at   !spirv.ExecutionMode !{ptr @k, i32 5894, i32 8}
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
!0 = !{ptr @k, i32 5894, i32 8}
