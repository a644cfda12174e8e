; A call of OpExpectKHR needs SPV_KHR_expect_assume.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_expect_assume --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability ExpectAssumeKHR
; CHECK-NEXT: OpExtension "SPV_KHR_expect_assume"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_expect_assume
; REFUSED-NEXT: OpExpectKHR needs SPV_KHR_expect_assume (allow it with --spirv-ext=+SPV_KHR_expect_assume)
; REFUSED-NEXT: at   %r = call spir_func i32 @__spirv_ExpectKHR(i32 %a0, i32 1)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ExpectKHR.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 @__spirv_ExpectKHR(i32 %a0, i32 1)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_ExpectKHR(i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExpectKHR %uint %a0 %uint_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(i32 %a0) {
  %r = call spir_func i32 @__spirv_ExpectKHR(i32 %a0, i32 1)
  ret void
}
