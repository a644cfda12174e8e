; A call of OpFPGARegALTERA needs SPV_ALTERA_fpga_reg.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_fpga_reg --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability FPGARegALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_fpga_reg"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fpga_reg or SPV_ALTERA_fpga_reg
; REFUSED-NEXT: OpFPGARegALTERA needs SPV_INTEL_fpga_reg or SPV_ALTERA_fpga_reg (allow it with --spirv-ext=+SPV_INTEL_fpga_reg)
; REFUSED-NEXT: at   %r = call spir_func i32 @__spirv_FPGARegALTERA(i32 %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}FPGARegALTERA.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 @__spirv_FPGARegALTERA(i32 %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_FPGARegALTERA(i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFPGARegALTERA %uint %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i32 %a0) {
  %r = call spir_func i32 @__spirv_FPGARegALTERA(i32 %a0)
  ret void
}
