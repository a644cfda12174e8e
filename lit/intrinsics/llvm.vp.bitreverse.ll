; llvm.vp.bitreverse computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_1431655765 %uint_1431655765 %uint_1431655765 %uint_1431655765
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_2 %uint_2 %uint_2 %uint_2
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4uint %uint_858993459 %uint_858993459 %uint_858993459 %uint_858993459
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4uint %uint_4 %uint_4 %uint_4 %uint_4
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v4uint %uint_252645135 %uint_252645135 %uint_252645135 %uint_252645135
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v4uint %uint_8 %uint_8 %uint_8 %uint_8
; CHECK: [[M7:%[0-9]+]] = OpConstantComposite %v4uint %uint_16711935 %uint_16711935 %uint_16711935 %uint_16711935
; CHECK: [[M8:%[0-9]+]] = OpConstantComposite %v4uint %uint_16 %uint_16 %uint_16 %uint_16
; CHECK: [[M9:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_1 %ushort_1 %ushort_1
; CHECK: [[M10:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_21845 %ushort_21845 %ushort_21845
; CHECK: [[M11:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_2 %ushort_2 %ushort_2
; CHECK: [[M12:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_13107 %ushort_13107 %ushort_13107
; CHECK: [[M13:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_4 %ushort_4 %ushort_4
; CHECK: [[M14:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_3855 %ushort_3855 %ushort_3855
; CHECK: [[M15:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_8 %ushort_8 %ushort_8

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
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %v4uint [[V4]] [[M3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V5]] [[M2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %v4uint [[V4]] [[M2]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %v4uint [[V7]] [[M3]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %v4uint [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %v4uint [[V9]] [[M5]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V10]] [[M4]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %v4uint [[V9]] [[M4]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %v4uint [[V12]] [[M5]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseOr %v4uint [[V11]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %v4uint [[V14]] [[M7]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V15]] [[M6]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %v4uint [[V14]] [[M6]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseAnd %v4uint [[V17]] [[M7]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitwiseOr %v4uint [[V16]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V19]] [[M8]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %v4uint [[V19]] [[M8]]
; CHECK-NEXT: %r = OpBitwiseOr %v4uint [[V20]] [[V21]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.bitreverse(<4 x i32> %a, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v3i16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3ushort
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %v3ushort %a_0 [[M10]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V0]] [[M9]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %v3ushort %a_0 [[M9]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V2]] [[M10]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %v3ushort [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V4]] [[M12]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V5]] [[M11]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %v3ushort [[V4]] [[M11]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V7]] [[M12]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %v3ushort [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V9]] [[M14]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V10]] [[M13]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %v3ushort [[V9]] [[M13]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V12]] [[M14]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseOr %v3ushort [[V11]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V14]] [[M15]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftRightLogical %v3ushort [[V14]] [[M15]]
; CHECK-NEXT: %r_0 = OpBitwiseOr %v3ushort [[V15]] [[V16]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i16> @v3i16(<3 x i16> %a, <3 x i1> %m, i32 %n) {
  %r = call <3 x i16> @llvm.vp.bitreverse(<3 x i16> %a, <3 x i1> %m, i32 %n)
  ret <3 x i16> %r
}
