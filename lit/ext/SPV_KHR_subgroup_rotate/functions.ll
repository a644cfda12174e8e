; The rotation functions of OpenCL C need SPV_KHR_subgroup_rotate.
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
; REFUSED-NEXT: at   %rotated = call spir_func i32 @_Z16sub_group_rotateii(i32 %x, i32 %by)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}functions.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %rotated = call spir_func i32 @_Z16sub_group_rotateii(i32 %x, i32 %by)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z16sub_group_rotateii(i32, i32)
declare spir_func i32 @_Z26sub_group_clustered_rotateiij(i32, i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %x = OpFunctionParameter %uint
; CHECK-NEXT: %by = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %rotated = OpGroupNonUniformRotateKHR %uint %uint_3 %x %by
; CHECK-NEXT: %clustered = OpGroupNonUniformRotateKHR %uint %uint_3 %rotated %by %uint_4
; CHECK-NEXT: OpReturnValue %clustered
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f(i32 %x, i32 %by) {
  %rotated = call spir_func i32 @_Z16sub_group_rotateii(i32 %x, i32 %by)
  %clustered = call spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 %rotated, i32 %by, i32 4)
  ret i32 %clustered
}
