; llvm.vp.fshr computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_31 %uint_31 %uint_31 %uint_31
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_15 %ushort_15 %ushort_15 %ushort_15
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_15 %ushort_15 %ushort_15
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_1 %ushort_1 %ushort_1 %ushort_1
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_1 %ushort_1 %ushort_1

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v4uint
; CHECK-NEXT: %c = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %v4uint %c [[M1]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %v4uint [[M1]] [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %v4uint %b [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftLeftLogical %v4uint %a [[M2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V3]] [[V1]]
; CHECK-NEXT: %r = OpBitwiseOr %v4uint [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.fshr(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseAnd %v4ushort [[V4]] [[M3]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V5]] [[M4]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpISub %v4ushort [[M3]] [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpISub %v3ushort [[M4]] [[V7]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftRightLogical %v4ushort [[V2]] [[V6]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftRightLogical %v3ushort [[V3]] [[V7]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftLeftLogical %v4ushort [[V0]] [[M5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V1]] [[M6]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpShiftLeftLogical %v4ushort [[V12]] [[V8]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpShiftLeftLogical %v3ushort [[V13]] [[V9]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitwiseOr %v4ushort [[V10]] [[V14]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseOr %v3ushort [[V11]] [[V15]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V16]] [[V17]]
; CHECK-NEXT: OpReturnValue [[V18]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a, <7 x i16> %b, <7 x i16> %c, <7 x i1> %m, i32 %n) {
  %r = call <7 x i16> @llvm.vp.fshr(<7 x i16> %a, <7 x i16> %b, <7 x i16> %c, <7 x i1> %m, i32 %n)
  ret <7 x i16> %r
}
