; llvm.uadd.sat saturates at the bounds of its own width, also where the legal type is wider.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M2:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %ulong

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %uint [[M0]] u_add_sat %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a, i32 %b) {
  %r = call i32 @llvm.uadd.sat(i32 %a, i32 %b)
  ret i32 %r
}

; CHECK-LABEL: %i8 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uchar
; CHECK-NEXT: %b_0 = OpFunctionParameter %uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpExtInst %uchar [[M0]] u_add_sat %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8(i8 %a, i8 %b) {
  %r = call i8 @llvm.uadd.sat(i8 %a, i8 %b)
  ret i8 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIAdd %uint %a_1 %b_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V1]] %a_1
; CHECK-NEXT: %r_1 = OpSelect %uint [[V2]] %uint_131071 [[V1]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a, i17 %b) {
  %r = call i17 @llvm.uadd.sat(i17 %a, i17 %b)
  ret i17 %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpExtInst %v4uint [[M0]] u_add_sat %a_2 %b_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.uadd.sat(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4ushort [[M0]] u_add_sat [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %v3ushort [[M0]] u_add_sat [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue [[V6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a, <7 x i16> %b) {
  %r = call <7 x i16> @llvm.uadd.sat(<7 x i16> %a, <7 x i16> %b)
  ret <7 x i16> %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ulong
; CHECK-NEXT: %b_3 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpExtInst %ulong [[M0]] u_add_sat %a_3 %b_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64(i64 %a, i64 %b) {
  %r = call i64 @llvm.uadd.sat(i64 %a, i64 %b)
  ret i64 %r
}

; CHECK-LABEL: %i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpIAdd %ulong [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpULessThan %bool [[V4]] [[V0]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIAdd %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %ulong [[V5]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpIAdd %ulong [[V6]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpULessThan %bool [[V4]] [[V0]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpULessThan %bool [[V8]] [[V1]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpIEqual %bool [[V8]] [[V1]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %bool [[V11]] [[V9]] [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %ulong [[V12]] %ulong_18446744073709551615 [[V4]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %ulong [[V12]] %ulong_18446744073709551615 [[V8]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeConstruct [[M2]] [[V13]] [[V14]]
; CHECK-NEXT: OpReturnValue [[V15]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i128 @i128(i128 %a, i128 %b) {
  %r = call i128 @llvm.uadd.sat(i128 %a, i128 %b)
  ret i128 %r
}
