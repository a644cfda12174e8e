; llvm.expect is replaced by its operand, or by OpExpectKHR where its extension is allowed and SPIR-V has the width.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_expect_assume --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; ALLOWED: OpCapability Addresses
; ALLOWED-NEXT: OpCapability Linkage
; ALLOWED-NEXT: OpCapability Kernel
; ALLOWED-NEXT: OpCapability Int64
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
; ALLOWED-NEXT: %r = OpExpectKHR %uint %a %uint_7
; ALLOWED-NEXT: OpReturnValue %r
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a) {
  %r = call i32 @llvm.expect(i32 %a, i32 7)
  ret i32 %r
}

; CHECK-LABEL: %i1 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_0
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i1 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_0 = OpFunctionParameter %bool
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r_0 = OpExpectKHR %bool %a_0 %true
; ALLOWED-NEXT: OpReturnValue %r_0
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i1 @i1(i1 %a) {
  %r = call i1 @llvm.expect(i1 %a, i1 true)
  ret i1 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_1
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i17 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_1 = OpFunctionParameter %uint
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: OpReturnValue %a_1
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a) {
  %r = call i17 @llvm.expect(i17 %a, i17 7)
  ret i17 %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_2
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i64 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_2 = OpFunctionParameter %ulong
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r_1 = OpExpectKHR %ulong %a_2 %ulong_7
; ALLOWED-NEXT: OpReturnValue %r_1
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i64 @i64(i64 %a) {
  %r = call i64 @llvm.expect(i64 %a, i64 7)
  ret i64 %r
}
