; A call of OpGroupNonUniformRotateKHR needs SPV_KHR_subgroup_rotate.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_subgroup_rotate --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability GroupNonUniformRotateKHR
; CHECK-NEXT: OpExtension "SPV_KHR_subgroup_rotate"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_subgroup_rotate
; REFUSED-NEXT: OpGroupNonUniformRotateKHR needs SPV_KHR_subgroup_rotate (allow it with --spirv-ext=+SPV_KHR_subgroup_rotate)
; REFUSED-NEXT: at   %r = call spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32 3, i32 %a1, i32 %a2, i32 4)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}GroupNonUniformRotateKHR.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32 3, i32 %a1, i32 %a2, i32 4)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32, i32, i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a1 = OpFunctionParameter %uint
; CHECK-NEXT: %a2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpGroupNonUniformRotateKHR %uint %uint_3 %a1 %a2 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_GroupNonUniformRotateKHR(i32 3, i32 %a1, i32 %a2, i32 4)
  ret void
}
