; A call of OpSubgroupImageMediaBlockReadINTEL needs SPV_INTEL_media_block_io.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_media_block_io --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability ImageBasic
; CHECK-NEXT: OpCapability SubgroupImageMediaBlockIOINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_media_block_io"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_media_block_io
; REFUSED-NEXT: OpSubgroupImageMediaBlockReadINTEL needs SPV_INTEL_media_block_io (allow it with --spirv-ext=+SPV_INTEL_media_block_io)
; REFUSED-NEXT: at   %r = call spir_func <4 x i32> @__spirv_SubgroupImageMediaBlockReadINTEL(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x i32> %a1, i32 4, i32 4)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}SubgroupImageMediaBlockReadINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x i32> @__spirv_SubgroupImageMediaBlockReadINTEL(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x i32> %a1, i32 4, i32 4)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @__spirv_SubgroupImageMediaBlockReadINTEL(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter [[M0]]
; CHECK-NEXT: %a1 = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpSubgroupImageMediaBlockReadINTEL %v4uint %a0 %a1 %uint_4 %uint_4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x i32> %a1) {
  %r = call spir_func <4 x i32> @__spirv_SubgroupImageMediaBlockReadINTEL(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %a0, <2 x i32> %a1, i32 4, i32 4)
  ret void
}
