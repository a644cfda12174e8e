; llvm.vector.reverse reverses the order of the lanes.
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

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpVectorShuffle %v4uint %a %a 3 2 1 0
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.vector.reverse(<4 x i32> %a)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorShuffle %v4ushort [[V1]] [[V0]] 2 1 0 6
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v3ushort [[V0]] [[V0]] 2 1 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V2]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a) {
  %r = call <7 x i16> @llvm.vector.reverse(<7 x i16> %a)
  ret <7 x i16> %r
}

; CHECK-LABEL: %v3f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpVectorShuffle %v3float %a_0 %a_0 2 1 0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x float> @v3f32(<3 x float> %a) {
  %r = call <3 x float> @llvm.vector.reverse(<3 x float> %a)
  ret <3 x float> %r
}

; CHECK-LABEL: %v4i1 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpVectorShuffle %v4bool %a_1 %a_1 3 2 1 0
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4i1(<4 x i1> %a) {
  %r = call <4 x i1> @llvm.vector.reverse(<4 x i1> %a)
  ret <4 x i1> %r
}
