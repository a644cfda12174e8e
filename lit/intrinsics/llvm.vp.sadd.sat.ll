; llvm.vp.sadd.sat computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_131071 %uint_131071 %uint_131071 %uint_131071
; CHECK: [[M3:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4uint %uint_15 %uint_15 %uint_15 %uint_15
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v4uint %uint_65536 %uint_65536 %uint_65536 %uint_65536
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v4uint %uint_65535 %uint_65535 %uint_65535 %uint_65535

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %v4uint [[M0]] s_add_sat %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.sadd.sat(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4ushort [[M0]] s_add_sat [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %v3ushort [[M0]] s_add_sat [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue [[V6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a, <7 x i16> %b, <7 x i1> %m, i32 %n) {
  %r = call <7 x i16> @llvm.vp.sadd.sat(<7 x i16> %a, <7 x i16> %b, <7 x i1> %m, i32 %n)
  ret <7 x i16> %r
}

; CHECK-LABEL: %v4i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIAdd %v4uint %a_0 %b_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %v4uint [[V0]] [[M2]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V1]] [[M4]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V2]] [[M4]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %v4uint %a_0 [[M4]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V4]] [[M4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSLessThan %v4bool [[V3]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftLeftLogical %v4uint %b_0 [[M4]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V7]] [[M4]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftLeftLogical %v4uint [[M3]] [[M4]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V9]] [[M4]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSLessThan %v4bool [[V8]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpLogicalNotEqual %v4bool [[V6]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpShiftLeftLogical %v4uint %a_0 [[M4]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V13]] [[M4]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpShiftLeftLogical %v4uint [[M3]] [[M4]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftRightArithmetic %v4uint [[V15]] [[M4]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpSLessThan %v4bool [[V14]] [[V16]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpSelect %v4uint [[V17]] [[M5]] [[M6]]
; CHECK-NEXT: %r_0 = OpSelect %v4uint [[V12]] [[V18]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i17> @v4i17(<4 x i17> %a, <4 x i17> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i17> @llvm.vp.sadd.sat(<4 x i17> %a, <4 x i17> %b, <4 x i1> %m, i32 %n)
  ret <4 x i17> %r
}
