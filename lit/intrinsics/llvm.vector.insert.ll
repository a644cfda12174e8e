; llvm.vector.insert replaces lanes from a constant index on.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_v2i32_2 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpVectorShuffle %v4uint %a %b 0 1 4 5
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v2i32_2(<4 x i32> %a, <2 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.insert(<4 x i32> %a, <2 x i32> %b, i64 2)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16_v3i16_3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: %b_0 = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorShuffle %v4ushort [[V0]] %b_0 0 1 2 4
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v3ushort %b_0 [[V1]] 1 2 5
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V2]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16_v3i16_3(<7 x i16> %a, <3 x i16> %b) {
  %r = call <7 x i16> @llvm.vector.insert(<7 x i16> %a, <3 x i16> %b, i64 3)
  ret <7 x i16> %r
}

; CHECK-LABEL: %v4f32_v4f32_0 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %b_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32_v4f32_0(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.vector.insert(<4 x float> %a, <4 x float> %b, i64 0)
  ret <4 x float> %r
}
