; llvm.expect.with.probability is lowered as llvm.expect: SPIR-V has no probability operand.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_expect_assume --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; ALLOWED: OpCapability Addresses
; ALLOWED-NEXT: OpCapability Linkage
; ALLOWED-NEXT: OpCapability Kernel
; ALLOWED-NEXT: OpCapability ExpectAssumeKHR
; ALLOWED-NEXT: OpExtension "SPV_KHR_expect_assume"
; ALLOWED-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; ALLOWED-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i32 = OpFunction {{.*}}
; ALLOWED-NEXT: %a = OpFunctionParameter %uint
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r = OpExpectKHR %uint %a %uint_1
; ALLOWED-NEXT: OpReturnValue %r
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a) {
  %r = call i32 @llvm.expect.with.probability(i32 %a, i32 1, double 9.0e-1)
  ret i32 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_0
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i17 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_0 = OpFunctionParameter %uint
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: OpReturnValue %a_0
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a) {
  %r = call i17 @llvm.expect.with.probability(i17 %a, i17 1, double 9.0e-1)
  ret i17 %r
}
