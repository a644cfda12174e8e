; llvm.vector.partial.reduce.add adds the lanes of the longer vector to those of the shorter one.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v2uint %uint_131071 %uint_131071

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32_v8i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v8uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorShuffle %v4uint %b %b 0 1 2 3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIAdd %v4uint %a [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorShuffle %v4uint %b %b 4 5 6 7
; CHECK-NEXT: %r = OpIAdd %v4uint [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v8i32(<4 x i32> %a, <8 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.partial.reduce.add(<4 x i32> %a, <8 x i32> %b)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v2i17_v4i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v2uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorShuffle %v2uint %b_0 %b_0 0 1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIAdd %v2uint %a_0 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %v2uint [[V1]] [[M0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v2uint %b_0 %b_0 2 3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpIAdd %v2uint [[V2]] [[V3]]
; CHECK-NEXT: %r_0 = OpBitwiseAnd %v2uint [[V4]] [[M0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i17> @v2i17_v4i17(<2 x i17> %a, <4 x i17> %b) {
  %r = call <2 x i17> @llvm.vector.partial.reduce.add(<2 x i17> %a, <4 x i17> %b)
  ret <2 x i17> %r
}
