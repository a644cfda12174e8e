; The decoration LatencyControlConstraintALTERA needs SPV_ALTERA_fpga_latency_control.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_fpga_latency_control --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability FPGALatencyControlALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_fpga_latency_control"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %x LatencyControlConstraintALTERA 0 1 5
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fpga_latency_control or SPV_ALTERA_fpga_latency_control
; REFUSED-NEXT: Decoration LatencyControlConstraintALTERA needs SPV_INTEL_fpga_latency_control or SPV_ALTERA_fpga_latency_control (allow it with --spirv-ext=+SPV_INTEL_fpga_latency_control)
; REFUSED-NEXT: at   the decoration !{i32 6173, i32 0, i32 1, i32 5}
; REFUSED-NEXT: at   %x = getelementptr i32, ptr addrspace(1) %p, i64 1, !spirv.Decorations !0
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}LatencyControlConstraintALTERA.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %x = getelementptr i32, ptr addrspace(1) %p, i64 1, !spirv.Decorations !0
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %x = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %p %ulong_1
; CHECK-NEXT: %y = OpLoad %uint %x Aligned 4
; CHECK-NEXT: OpReturnValue %y
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f(ptr addrspace(1) %p) {
  %x = getelementptr i32, ptr addrspace(1) %p, i64 1, !spirv.Decorations !0
  %y = load i32, ptr addrspace(1) %x, align 4
  ret i32 %y
}

!0 = !{!1}
!1 = !{i32 6173, i32 0, i32 1, i32 5}
