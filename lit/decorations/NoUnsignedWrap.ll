; nuw becomes NoUnsignedWrap, from SPIR-V 1.4 on or with an extension.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --check-prefix=OLD --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %s NoUnsignedWrap
; CHECK: OpDecorate %p NoUnsignedWrap
; CHECK: OpDecorate %d NoUnsignedWrap
; CHECK: OpDecorate %r NoUnsignedWrap
;
; OLD: OpCapability Addresses
; OLD-NEXT: OpCapability Linkage
; OLD-NEXT: OpCapability Kernel
; OLD-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; OLD-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %s = OpIAdd %uint %a %b
; CHECK-NEXT: %p = OpIMul %uint %s %b
; CHECK-NEXT: %d = OpISub %uint %p %b
; CHECK-NEXT: %r = OpShiftLeftLogical %uint %d %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; OLD-LABEL: %f = OpFunction {{.*}}
; OLD-NEXT: %a = OpFunctionParameter %uint
; OLD-NEXT: %b = OpFunctionParameter %uint
; OLD-NEXT: {{%[0-9]+}} = OpLabel
; OLD-NEXT: %s = OpIAdd %uint %a %b
; OLD-NEXT: %p = OpIMul %uint %s %b
; OLD-NEXT: %d = OpISub %uint %p %b
; OLD-NEXT: %r = OpShiftLeftLogical %uint %d %b
; OLD-NEXT: OpReturnValue %r
; OLD-NEXT: OpFunctionEnd
define spir_func i32 @f(i32 %a, i32 %b) {
  %s = add nuw i32 %a, %b
  %p = mul nuw i32 %s, %b
  %d = sub nuw i32 %p, %b
  %r = shl nuw i32 %d, %b
  ret i32 %r
}
