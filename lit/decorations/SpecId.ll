; A specialization constant has the decoration SpecId.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate [[M0:%[0-9]+]] SpecId 5
; CHECK: [[M0]] = OpSpecConstant %uint 42

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue [[M0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f() {
  %r = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 5, i32 42)
  ret i32 %r
}
