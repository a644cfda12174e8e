; llvm.vector.extract extracts lanes from a constant index on.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32_v4i32_2 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpVectorShuffle %v2uint %a %a 2 3
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i32> @v2i32_v4i32_2(<4 x i32> %a) {
  %r = call <2 x i32> @llvm.vector.extract(<4 x i32> %a, i64 2)
  ret <2 x i32> %r
}

; CHECK-LABEL: %v3i16_v7i16_3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpVectorShuffle %v3ushort [[V0]] [[V1]] 3 4 5
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i16> @v3i16_v7i16_3(<7 x i16> %a) {
  %r = call <3 x i16> @llvm.vector.extract(<7 x i16> %a, i64 3)
  ret <3 x i16> %r
}

; CHECK-LABEL: %v4f32_v4f32_0 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32_v4f32_0(<4 x float> %a) {
  %r = call <4 x float> @llvm.vector.extract(<4 x float> %a, i64 0)
  ret <4 x float> %r
}
