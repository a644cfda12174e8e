; A call of OpControlBarrierWaitEXT needs SPV_INTEL_split_barrier.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_split_barrier --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability SplitBarrierEXT
; CHECK-NEXT: OpExtension "SPV_INTEL_split_barrier"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_split_barrier or SPV_EXT_split_barrier
; REFUSED-NEXT: OpControlBarrierWaitEXT needs SPV_INTEL_split_barrier or SPV_EXT_split_barrier (allow it with --spirv-ext=+SPV_INTEL_split_barrier)
; REFUSED-NEXT: at   call spir_func void @__spirv_ControlBarrierWaitEXT(i32 2, i32 2, i32 272)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ControlBarrierWaitEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   call spir_func void @__spirv_ControlBarrierWaitEXT(i32 2, i32 2, i32 272)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_ControlBarrierWaitEXT(i32, i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpControlBarrierWaitEXT %uint_2 %uint_2 %uint_272
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f() {
  call spir_func void @__spirv_ControlBarrierWaitEXT(i32 2, i32 2, i32 272)
  ret void
}
