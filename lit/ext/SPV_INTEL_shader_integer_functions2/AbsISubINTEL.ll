; A call of OpAbsISubINTEL needs SPV_INTEL_shader_integer_functions2.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_shader_integer_functions2 --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability IntegerFunctions2INTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_shader_integer_functions2"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_shader_integer_functions2
; REFUSED-NEXT: OpAbsISubINTEL needs SPV_INTEL_shader_integer_functions2 (allow it with --spirv-ext=+SPV_INTEL_shader_integer_functions2)
; REFUSED-NEXT: at   %r = call spir_func <4 x i32> @__spirv_AbsISubINTEL(<4 x i32> %a0, <4 x i32> %a1)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}AbsISubINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x i32> @__spirv_AbsISubINTEL(<4 x i32> %a0, <4 x i32> %a1)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @__spirv_AbsISubINTEL(<4 x i32>, <4 x i32>)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %a1 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpAbsISubINTEL %v4uint %a0 %a1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call spir_func <4 x i32> @__spirv_AbsISubINTEL(<4 x i32> %a0, <4 x i32> %a1)
  ret void
}
