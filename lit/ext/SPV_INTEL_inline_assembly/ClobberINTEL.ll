; The decoration ClobberINTEL needs SPV_INTEL_inline_assembly.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_inline_assembly --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability AsmINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_inline_assembly"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %x ClobberINTEL "r1"
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_inline_assembly
; REFUSED-NEXT: Decoration ClobberINTEL needs SPV_INTEL_inline_assembly (allow it with --spirv-ext=+SPV_INTEL_inline_assembly)
; REFUSED-NEXT: at   the decoration !{i32 5607, !"r1"}
; REFUSED-NEXT: at   %x = load i32, ptr addrspace(1) %p, align 4, !spirv.Decorations !0
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ClobberINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %x = load i32, ptr addrspace(1) %p, align 4, !spirv.Decorations !0
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %x = OpLoad %uint %p Aligned 4
; CHECK-NEXT: OpReturnValue %x
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) %p, align 4, !spirv.Decorations !0
  ret i32 %x
}

!0 = !{!1}
!1 = !{i32 5607, !"r1"}
