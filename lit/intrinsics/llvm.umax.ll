; llvm.umax is a comparison and a selection, which every integer width has.
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
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %ulong

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUGreaterThan %bool %a %b
; CHECK-NEXT: %r = OpSelect %uint [[V0]] %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.umax(i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: %i8 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uchar
; CHECK-NEXT: %b_0 = OpFunctionParameter %uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUGreaterThan %bool %a_0 %b_0
; CHECK-NEXT: %r_0 = OpSelect %uchar [[V0]] %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.umax(i8 %a, i8 %b)
  ret i8 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUGreaterThan %bool %a_1 %b_1
; CHECK-NEXT: %r_1 = OpSelect %uint [[V0]] %a_1 %b_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a, i17 %b) {
  %r = call i17 @llvm.umax(i17 %a, i17 %b)
  ret i17 %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUGreaterThan %v4bool %a_2 %b_2
; CHECK-NEXT: %r_2 = OpSelect %v4uint [[V0]] %a_2 %b_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.umax(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUGreaterThan %v4bool [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpUGreaterThan %v3bool [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4ushort [[V4]] [[V0]] [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %v3ushort [[V5]] [[V1]] [[V3]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue [[V8]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a, <7 x i16> %b) {
  %r = call <7 x i16> @llvm.umax(<7 x i16> %a, <7 x i16> %b)
  ret <7 x i16> %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ulong
; CHECK-NEXT: %b_3 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUGreaterThan %bool %a_3 %b_3
; CHECK-NEXT: %r_3 = OpSelect %ulong [[V0]] %a_3 %b_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.umax(i64 %a, i64 %b)
  ret i64 %r
}

; CHECK-LABEL: %i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool [[V2]] [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpULessThan %bool [[V3]] [[V1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIEqual %bool [[V3]] [[V1]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %bool [[V6]] [[V4]] [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %ulong [[V7]] [[V0]] [[V2]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %ulong [[V7]] [[V1]] [[V3]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V8]] [[V9]]
; CHECK-NEXT: OpReturnValue [[V10]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i128 @i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umax(i128 %a, i128 %b)
  ret i128 %r
}
