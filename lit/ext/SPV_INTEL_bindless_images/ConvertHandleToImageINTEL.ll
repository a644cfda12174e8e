; A call of OpConvertHandleToImageINTEL needs SPV_INTEL_bindless_images.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_bindless_images --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability ImageBasic
; CHECK-NEXT: OpCapability BindlessImagesINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_bindless_images"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpTypeImage %void 2D 0 0 0 0 Unknown ReadOnly
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_bindless_images
; REFUSED-NEXT: OpConvertHandleToImageINTEL needs SPV_INTEL_bindless_images (allow it with --spirv-ext=+SPV_INTEL_bindless_images)
; REFUSED-NEXT: at   %r = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_ConvertHandleToImageINTEL(i64 %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ConvertHandleToImageINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_ConvertHandleToImageINTEL(i64 %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_ConvertHandleToImageINTEL(i64)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpConvertHandleToImageINTEL [[M0]] %a0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i64 %a0) {
  %r = call spir_func target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) @__spirv_ConvertHandleToImageINTEL(i64 %a0)
  ret void
}
