; The decoration LatencyControlLabelALTERA needs SPV_ALTERA_fpga_latency_control.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_fpga_latency_control --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability FPGALatencyControlALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_fpga_latency_control"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %v LatencyControlLabelALTERA 8
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fpga_latency_control or SPV_ALTERA_fpga_latency_control
; REFUSED-NEXT: Decoration LatencyControlLabelALTERA needs SPV_INTEL_fpga_latency_control or SPV_ALTERA_fpga_latency_control (allow it with --spirv-ext=+SPV_INTEL_fpga_latency_control)
; REFUSED-NEXT: at   the decoration !{i32 6172, i32 8}
; REFUSED-NEXT: at   the global variable @v
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0
!0 = !{!1}
!1 = !{i32 6172, i32 8}
