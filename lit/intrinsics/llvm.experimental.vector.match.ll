; llvm.experimental.vector.match returns for each lane whether the second vector contains its value.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantNull %v4bool
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %v2bool

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i8_v3i8 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uchar
; CHECK-NEXT: %b = OpFunctionParameter %v3uchar
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uchar %b 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeConstruct %v4uchar [[V0]] [[V0]] [[V0]] [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIEqual %v4bool %a [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLogicalOr %v4bool [[M0]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uchar %b 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeConstruct %v4uchar [[V4]] [[V4]] [[V4]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIEqual %v4bool %a [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLogicalOr %v4bool [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %uchar %b 2
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeConstruct %v4uchar [[V8]] [[V8]] [[V8]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpIEqual %v4bool %a [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpLogicalOr %v4bool [[V7]] [[V10]]
; CHECK-NEXT: %r = OpLogicalAnd %v4bool [[V11]] %m
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4i8_v3i8(<4 x i8> %a, <3 x i8> %b, <4 x i1> %m) {
  %r = call <4 x i1> @llvm.experimental.vector.match(<4 x i8> %a, <3 x i8> %b, <4 x i1> %m)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v2i32_v2i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v2uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v2uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v2bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %b_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeConstruct %v2uint [[V0]] [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIEqual %v2bool %a_0 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLogicalOr %v2bool [[M1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uint %b_0 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeConstruct %v2uint [[V4]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIEqual %v2bool %a_0 [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLogicalOr %v2bool [[V3]] [[V6]]
; CHECK-NEXT: %r_0 = OpLogicalAnd %v2bool [[V7]] %m_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i1> @v2i32_v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m) {
  %r = call <2 x i1> @llvm.experimental.vector.match(<2 x i32> %a, <2 x i32> %b, <2 x i1> %m)
  ret <2 x i1> %r
}
