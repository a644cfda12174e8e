; llvm.vector.partial.reduce.fadd adds the lanes of the longer vector to those of the shorter one.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32_v8f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %b = OpFunctionParameter %v8float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorShuffle %v4float %b %b 0 1 2 3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFAdd %v4float %a [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorShuffle %v4float %b %b 4 5 6 7
; CHECK-NEXT: %r = OpFAdd %v4float [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32_v8f32(<4 x float> %a, <8 x float> %b) {
  %r = call <4 x float> @llvm.vector.partial.reduce.fadd(<4 x float> %a, <8 x float> %b)
  ret <4 x float> %r
}
