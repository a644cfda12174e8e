; A decoration without operands has the value 1 in metadata, because each SYCL property has a value; any other value is
; an excess operand.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_fpga_argument_interfaces | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: sed 's/!{i32 6183, i32 1}/!{i32 6183, i32 0}/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_fpga_argument_interfaces -o %t.spv 2>&1 | FileCheck %s --check-prefix=ZERO

; CHECK-DAG: OpDecorate %p ConduitKernelArgument{{INTEL|ALTERA}}
; CHECK-DAG: OpDecorate %p StableKernelArgument{{INTEL|ALTERA}}
; CHECK-DAG: OpDecorate %p MMHostInterfaceLatency{{INTEL|ALTERA}} 2
; CHECK:     OpTypeVoid

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fpga_argument_interfaces
; REFUSED-NEXT: {{.*}}SPV_INTEL_fpga_argument_interfaces
; ZERO:    InvalidModule: Invalid SPIR-V module: expected no operands, found 1

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) !spirv.ParameterDecorations !0 {
  ret void
}

!0 = !{!1}
!1 = !{!2, !3, !4}
!2 = !{i32 6175, i32 1}
!3 = !{i32 6183, i32 1}
!4 = !{i32 6179, i32 2}
