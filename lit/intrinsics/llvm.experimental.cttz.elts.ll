; llvm.experimental.cttz.elts returns the number of zero lanes before the first nonzero lane.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantNull %v4bool
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %v4ushort
; CHECK: [[M2:%[0-9]+]] = OpConstantNull %v3ushort
; CHECK: [[M3:%[0-9]+]] = OpConstantNull %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_v4i1 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLogicalNotEqual %v4bool %a [[M0]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 3
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_3 %uint_4
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 2
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %uint [[V3]] %uint_2 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %uint [[V5]] %uint_1 [[V4]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 0
; CHECK-NEXT: %r = OpSelect %uint [[V7]] %uint_0 [[V6]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_v4i1(<4 x i1> %a) {
  %r = call i32 @llvm.experimental.cttz.elts(<4 x i1> %a, i1 false)
  ret i32 %r
}

; CHECK-LABEL: %i64_v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpINotEqual %v4bool [[V0]] [[M1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpINotEqual %v3bool [[V1]] [[M2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 2
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %ulong [[V4]] %ulong_6 %ulong_7
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %ulong [[V6]] %ulong_5 [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %ulong [[V8]] %ulong_4 [[V7]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %bool [[V2]] 3
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %ulong [[V10]] %ulong_3 [[V9]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool [[V2]] 2
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %ulong [[V12]] %ulong_2 [[V11]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %bool [[V2]] 1
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %ulong [[V14]] %ulong_1 [[V13]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeExtract %bool [[V2]] 0
; CHECK-NEXT: %r_0 = OpSelect %ulong [[V16]] %ulong_0 [[V15]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_v7i16(<7 x i16> %a) {
  %r = call i64 @llvm.experimental.cttz.elts(<7 x i16> %a, i1 false)
  ret i64 %r
}

; CHECK-LABEL: %i8_v4i32_poison = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpINotEqual %v4bool %a_0 [[M3]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 3
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uchar [[V1]] %uchar_3 %uchar_4
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 2
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %uchar [[V3]] %uchar_2 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %uchar [[V5]] %uchar_1 [[V4]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %bool [[V0]] 0
; CHECK-NEXT: %r_1 = OpSelect %uchar [[V7]] %uchar_0 [[V6]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8_v4i32_poison(<4 x i32> %a) {
  %r = call i8 @llvm.experimental.cttz.elts(<4 x i32> %a, i1 true)
  ret i8 %r
}
