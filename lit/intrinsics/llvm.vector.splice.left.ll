; llvm.vector.splice.left extracts lanes from the concatenation of two vectors.
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

; CHECK-LABEL: %v4i32_0 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_0(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.left(<4 x i32> %a, <4 x i32> %b, i32 0)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v4i32_1 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpVectorShuffle %v4uint %a_0 %b_0 1 2 3 4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_1(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.left(<4 x i32> %a, <4 x i32> %b, i32 1)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v4i32_3 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpVectorShuffle %v4uint %a_1 %b_1 3 4 5 6
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_3(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.splice.left(<4 x i32> %a, <4 x i32> %b, i32 3)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16_3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v4ushort [[V0]] [[V1]] 3 4 5 6
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorShuffle %v3ushort [[V2]] [[V2]] 0 1 2
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V3]] [[V4]]
; CHECK-NEXT: OpReturnValue [[V5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16_3(<7 x i16> %a, <7 x i16> %b) {
  %r = call <7 x i16> @llvm.vector.splice.left(<7 x i16> %a, <7 x i16> %b, i32 3)
  ret <7 x i16> %r
}

; CHECK-LABEL: %v3f32_2 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v3float
; CHECK-NEXT: %b_2 = OpFunctionParameter %v3float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpVectorShuffle %v3float %a_2 %b_2 2 3 4
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x float> @v3f32_2(<3 x float> %a, <3 x float> %b) {
  %r = call <3 x float> @llvm.vector.splice.left(<3 x float> %a, <3 x float> %b, i32 2)
  ret <3 x float> %r
}
