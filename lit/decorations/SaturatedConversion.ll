; A saturating conversion to an integer has the decoration SaturatedConversion.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r SaturatedConversion

target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z16convert_char_satf(float)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %x = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpConvertFToS %uchar %x
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @f(float %x) {
  %r = call spir_func i8 @_Z16convert_char_satf(float %x)
  ret i8 %r
}
