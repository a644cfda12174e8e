; llvm.ssub.with.overflow returns the wrapped result and an i1 overflow flag for each lane.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate {{%_struct_[0-9a-z_]+}} CPacked
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %uint %bool
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4uint %v4bool
; CHECK: [[M2:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %bool
; CHECK: [[M3:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %ulong %bool
; CHECK: [[M4:%[0-9]+]] = OpConstantNull %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %uint %a %b
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool [[V0]] %a
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSGreaterThan %bool %b %uint_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLogicalNotEqual %bool [[V1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V0]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { i32, i1 } @i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.ssub.with.overflow(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %uint %a_0 %b_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftLeftLogical %uint [[V1]] %uint_15
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftRightArithmetic %uint [[V2]] %uint_15
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %uint %a_0 %uint_15
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftRightArithmetic %uint [[V4]] %uint_15
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSLessThan %bool [[V3]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftLeftLogical %uint %b_0 %uint_15
; CHECK-NEXT: [[V8:%[0-9]+]] = OpShiftRightArithmetic %uint [[V7]] %uint_15
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftLeftLogical %uint %uint_0 %uint_15
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftRightArithmetic %uint [[V9]] %uint_15
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSGreaterThan %bool [[V8]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpLogicalNotEqual %bool [[V6]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V1]] [[V12]]
; CHECK-NEXT: OpReturnValue [[V13]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { i17, i1 } @i17(i17 %a, i17 %b) {
  %r = call { i17, i1 } @llvm.ssub.with.overflow(i17 %a, i17 %b)
  ret { i17, i1 } %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %v4uint %a_1 %b_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %v4bool [[V0]] %a_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSGreaterThan %v4bool %b_1 [[M4]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLogicalNotEqual %v4bool [[V1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V0]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { <4 x i32>, <4 x i1> } @v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call { <4 x i32>, <4 x i1> } @llvm.ssub.with.overflow(<4 x i32> %a, <4 x i32> %b)
  ret { <4 x i32>, <4 x i1> } %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %ulong
; CHECK-NEXT: %b_2 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %ulong %a_2 %b_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool [[V0]] %a_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSGreaterThan %bool %b_2 %ulong_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLogicalNotEqual %bool [[V1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M2]] [[V0]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { i64, i1 } @i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.ssub.with.overflow(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

; CHECK-LABEL: %i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpISub %ulong [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpULessThan %bool [[V0]] [[V2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpISub %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %ulong [[V5]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpISub %ulong [[V6]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpULessThan %bool [[V4]] [[V0]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSLessThan %bool [[V8]] [[V1]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpIEqual %bool [[V8]] [[V1]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %bool [[V11]] [[V9]] [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpULessThan %bool %ulong_0 [[V2]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSLessThan %bool %ulong_0 [[V3]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpIEqual %bool %ulong_0 [[V3]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpSelect %bool [[V15]] [[V13]] [[V14]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpLogicalNotEqual %bool [[V12]] [[V16]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeConstruct [[M3]] [[V4]] [[V8]] [[V17]]
; CHECK-NEXT: OpReturnValue [[V18]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { i128, i1 } @i128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.ssub.with.overflow(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
