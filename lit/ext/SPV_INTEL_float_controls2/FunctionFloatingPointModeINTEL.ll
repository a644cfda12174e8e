; The decoration FunctionFloatingPointModeINTEL needs SPV_INTEL_float_controls2.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_float_controls2 --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability FunctionFloatControlINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_float_controls2"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %f FunctionFloatingPointModeINTEL 32 ALT
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_float_controls2
; REFUSED-NEXT: Decoration FunctionFloatingPointModeINTEL needs SPV_INTEL_float_controls2 (allow it with --spirv-ext=+SPV_INTEL_float_controls2)
; REFUSED-NEXT: at   the decoration !{i32 6080, i32 32, i32 1}
; REFUSED-NEXT: in   function @f
; REFUSED-NEXT: -->  {{.*}}FunctionFloatingPointModeINTEL.ll:{{[0-9]+}}:1
; REFUSED-NEXT: {{[0-9]+}} | define spir_func void @f() !spirv.Decorations !0 {
; REFUSED-NEXT: | ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f() !spirv.Decorations !0 {
  ret void
}

!0 = !{!1}
!1 = !{i32 6080, i32 32, i32 1}
