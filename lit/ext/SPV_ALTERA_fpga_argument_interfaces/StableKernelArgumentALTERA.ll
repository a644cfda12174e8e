; The decoration StableKernelArgumentALTERA needs SPV_ALTERA_fpga_argument_interfaces.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_fpga_argument_interfaces --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability FPGAArgumentInterfacesALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_fpga_argument_interfaces"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "k"
; CHECK: OpDecorate %v StableKernelArgumentALTERA
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fpga_argument_interfaces or SPV_ALTERA_fpga_argument_interfaces
; REFUSED-NEXT: Decoration StableKernelArgumentALTERA needs SPV_INTEL_fpga_argument_interfaces or SPV_ALTERA_fpga_argument_interfaces (allow it with --spirv-ext=+SPV_INTEL_fpga_argument_interfaces)
; REFUSED-NEXT: at   the decoration !{i32 6183}
; REFUSED-NEXT: in   function @k
; REFUSED-NEXT: -->  {{.*}}StableKernelArgumentALTERA.ll:{{[0-9]+}}:1
; REFUSED-NEXT: {{[0-9]+}} | define spir_kernel void @k(i32 %v) !spirv.ParameterDecorations !0 {
; REFUSED-NEXT: | ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK: [[M0]] = OpFunction %void None {{%[0-9]+}}
; CHECK-NEXT: %v = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @k(i32 %v) !spirv.ParameterDecorations !0 {
  ret void
}
!0 = !{!1}
!1 = !{!2}
!2 = !{i32 6183}
