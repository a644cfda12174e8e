; llvm.is.constant is true if its operand is a constant in the module.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %variable = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %false
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @variable(i32 %a) {
  %r = call i1 @llvm.is.constant(i32 %a)
  ret i1 %r
}

; CHECK-LABEL: %constant = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %true
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @constant() {
  %r = call i1 @llvm.is.constant(i32 7)
  ret i1 %r
}

; CHECK-LABEL: %vector = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %false
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @vector(<4 x float> %a) {
  %r = call i1 @llvm.is.constant(<4 x float> %a)
  ret i1 %r
}
