; The decoration MathOpDSPModeALTERA needs SPV_ALTERA_fpga_dsp_control.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_fpga_dsp_control --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability FPGADSPControlALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_fpga_dsp_control"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %f MathOpDSPModeALTERA 8 8
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fpga_dsp_control or SPV_ALTERA_fpga_dsp_control
; REFUSED-NEXT: Decoration MathOpDSPModeALTERA needs SPV_INTEL_fpga_dsp_control or SPV_ALTERA_fpga_dsp_control (allow it with --spirv-ext=+SPV_INTEL_fpga_dsp_control)
; REFUSED-NEXT: at   the decoration !{i32 5909, i32 8, i32 8}
; REFUSED-NEXT: in   function @f
; REFUSED-NEXT: -->  {{.*}}MathOpDSPModeALTERA.ll:{{[0-9]+}}:1
; REFUSED-NEXT: {{[0-9]+}} | define spir_func void @f(ptr addrspace(1) %p, i32 %n, float %x) !spirv.Decorations !0 {
; REFUSED-NEXT: | ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: %x = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) %p, i32 %n, float %x) !spirv.Decorations !0 {
  ret void
}
!0 = !{!1}
!1 = !{i32 5909, i32 8, i32 8}
