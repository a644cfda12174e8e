; llvm.cttz counts trailing zeros; for zero it returns the width or poison.
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
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %uint [[M0]] ctz %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a) {
  %r = call i32 @llvm.cttz(i32 %a, i1 false)
  ret i32 %r
}

; CHECK-LABEL: %i8 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpExtInst %uchar [[M0]] ctz %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i8 @i8(i8 %a) {
  %r = call i8 @llvm.cttz(i8 %a, i1 false)
  ret i8 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseOr %uint %a_1 %uint_131072
; CHECK-NEXT: %r_1 = OpExtInst %uint [[M0]] ctz [[V0]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a) {
  %r = call i17 @llvm.cttz(i17 %a, i1 false)
  ret i17 %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpExtInst %v4uint [[M0]] ctz %a_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.cttz(<4 x i32> %a, i1 false)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4ushort [[M0]] ctz [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v3ushort [[M0]] ctz [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V2]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a) {
  %r = call <7 x i16> @llvm.cttz(<7 x i16> %a, i1 false)
  ret <7 x i16> %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpExtInst %ulong [[M0]] ctz %a_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64(i64 %a) {
  %r = call i64 @llvm.cttz(i64 %a, i1 false)
  ret i64 %r
}

; CHECK-LABEL: %i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %ulong [[M0]] ctz [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %ulong [[M0]] ctz [[V0]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpIAdd %ulong [[V2]] %ulong_64
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIEqual %bool [[V0]] %ulong_0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %ulong [[V5]] [[V4]] [[V3]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeConstruct [[M2]] [[V6]] %ulong_0
; CHECK-NEXT: OpReturnValue [[V7]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i128 @i128(i128 %a) {
  %r = call i128 @llvm.cttz(i128 %a, i1 false)
  ret i128 %r
}

; CHECK-LABEL: %i32_poison = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpExtInst %uint [[M0]] ctz %a_4
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_poison(i32 %a) {
  %r = call i32 @llvm.cttz(i32 %a, i1 true)
  ret i32 %r
}

; CHECK-LABEL: %i17_poison = OpFunction {{.*}}
; CHECK-NEXT: %a_5 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseOr %uint %a_5 %uint_131072
; CHECK-NEXT: %r_5 = OpExtInst %uint [[M0]] ctz [[V0]]
; CHECK-NEXT: OpReturnValue %r_5
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_poison(i17 %a) {
  %r = call i17 @llvm.cttz(i17 %a, i1 true)
  ret i17 %r
}

; CHECK-LABEL: %v4i32_poison = OpFunction {{.*}}
; CHECK-NEXT: %a_6 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_6 = OpExtInst %v4uint [[M0]] ctz %a_6
; CHECK-NEXT: OpReturnValue %r_6
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_poison(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.cttz(<4 x i32> %a, i1 true)
  ret <4 x i32> %r
}
