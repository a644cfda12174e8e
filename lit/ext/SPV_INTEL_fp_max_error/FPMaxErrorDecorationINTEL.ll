; The decoration FPMaxErrorDecorationINTEL needs SPV_INTEL_fp_max_error.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fp_max_error --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability FPMaxErrorINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_fp_max_error"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r FPMaxErrorDecorationINTEL 2.5
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_fp_max_error
; REFUSED-NEXT: Decoration FPMaxErrorDecorationINTEL needs SPV_INTEL_fp_max_error (allow it with --spirv-ext=+SPV_INTEL_fp_max_error)
; REFUSED-NEXT: at   the decoration !{i32 6170, float 2.500000e+00}
; REFUSED-NEXT: at   %r = fmul float %x, %x, !spirv.Decorations !0
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}FPMaxErrorDecorationINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = fmul float %x, %x, !spirv.Decorations !0
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: %x = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFMul %float %x %x
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) %p, i32 %n, float %x) {
  %r = fmul float %x, %x, !spirv.Decorations !0
  ret void
}
!0 = !{!1}
!1 = !{i32 6170, float 2.5}
