; A conversion that rounds in a way of its own has the decoration FPRoundingMode.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r FPRoundingMode RTZ

target triple = "spir64-unknown-unknown"

declare half @llvm.fptrunc.round.f16.f32(float, metadata)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %x = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFConvert %half %x
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f(float %x) {
  %r = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.towardzero")
  ret half %r
}
