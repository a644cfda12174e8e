; A sum that does not wrap, before version 1.4, uses SPV_KHR_no_integer_wrap_decoration where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_no_integer_wrap_decoration --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpExtension "SPV_KHR_no_integer_wrap_decoration"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r NoSignedWrap
; CHECK: OpDecorate %r NoUnsignedWrap
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpIAdd %uint %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %a = OpFunctionParameter %uint
; WITHOUT-NEXT: %b = OpFunctionParameter %uint
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: %r = OpIAdd %uint %a %b
; WITHOUT-NEXT: OpReturnValue %r
; WITHOUT-NEXT: OpFunctionEnd
define spir_func i32 @f(i32 %a, i32 %b) {
  %r = add nuw nsw i32 %a, %b
  ret i32 %r
}
