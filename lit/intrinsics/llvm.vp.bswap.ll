; llvm.vp.bswap computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_8 %uint_8 %uint_8 %uint_8
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_16711935 %uint_16711935 %uint_16711935 %uint_16711935
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_16 %uint_16 %uint_16 %uint_16
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_8 %ushort_8 %ushort_8

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %v4uint %a [[M1]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V0]] [[M0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %v4uint %a [[M0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %v4uint [[V2]] [[M1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %v4uint [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V4]] [[M2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightLogical %v4uint [[V4]] [[M2]]
; CHECK-NEXT: %r = OpBitwiseOr %v4uint [[V5]] [[V6]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.bswap(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v3i16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3ushort
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpShiftLeftLogical %v3ushort %a_0 [[M3]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftRightLogical %v3ushort %a_0 [[M3]]
; CHECK-NEXT: %r_0 = OpBitwiseOr %v3ushort [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i16> @v3i16(<3 x i16> %a, <3 x i1> %m, i32 %n) {
  %r = call <3 x i16> @llvm.vp.bswap(<3 x i16> %a, <3 x i1> %m, i32 %n)
  ret <3 x i16> %r
}
