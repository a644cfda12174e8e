; llvm.is.fpclass tests whether a number is in one of the classes of its constant operand.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_nan = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpIsNan %bool %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_nan(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 3)
  ret i1 %r
}

; CHECK-LABEL: %f32_signaling = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %uint %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %uint [[V0]] %uint_2139095041
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThanEqual %bool [[V1]] %uint_4194302
; CHECK-NEXT: [[V3:%[0-9]+]] = OpISub %uint [[V0]] %uint_4286578689
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThanEqual %bool [[V3]] %uint_4194302
; CHECK-NEXT: %r_0 = OpLogicalOr %bool [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_signaling(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 1)
  ret i1 %r
}

; CHECK-LABEL: %f32_infinite = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpIsInf %bool %a_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_infinite(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 516)
  ret i1 %r
}

; CHECK-LABEL: %f32_negative_infinity = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIsInf %bool %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSignBitSet %bool %a_2
; CHECK-NEXT: %r_2 = OpLogicalAnd %bool [[V1]] [[V0]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_negative_infinity(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 4)
  ret i1 %r
}

; CHECK-LABEL: %f32_zero = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %uint %a_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_2147483647
; CHECK-NEXT: %r_3 = OpIEqual %bool [[V1]] %uint_0
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_zero(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 96)
  ret i1 %r
}

; CHECK-LABEL: %f32_negative_zero = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %uint %a_4
; CHECK-NEXT: %r_4 = OpIEqual %bool [[V0]] %uint_2147483648
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_negative_zero(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 32)
  ret i1 %r
}

; CHECK-LABEL: %f32_subnormal = OpFunction {{.*}}
; CHECK-NEXT: %a_5 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %uint %a_5
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %uint [[V0]] %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThanEqual %bool [[V1]] %uint_8388606
; CHECK-NEXT: [[V3:%[0-9]+]] = OpISub %uint [[V0]] %uint_2147483649
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThanEqual %bool [[V3]] %uint_8388606
; CHECK-NEXT: %r_5 = OpLogicalOr %bool [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_5
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_subnormal(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 144)
  ret i1 %r
}

; CHECK-LABEL: %f32_positive_normal = OpFunction {{.*}}
; CHECK-NEXT: %a_6 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIsNormal %bool %a_6
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSignBitSet %bool %a_6
; CHECK-NEXT: [[V2:%[0-9]+]] = OpLogicalNot %bool [[V1]]
; CHECK-NEXT: %r_6 = OpLogicalAnd %bool [[V2]] [[V0]]
; CHECK-NEXT: OpReturnValue %r_6
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_positive_normal(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 256)
  ret i1 %r
}

; CHECK-LABEL: %f32_finite = OpFunction {{.*}}
; CHECK-NEXT: %a_7 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %uint %a_7
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThanEqual %bool [[V0]] %uint_2139095039
; CHECK-NEXT: [[V2:%[0-9]+]] = OpISub %uint [[V0]] %uint_2147483648
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThanEqual %bool [[V2]] %uint_2139095039
; CHECK-NEXT: %r_7 = OpLogicalOr %bool [[V1]] [[V3]]
; CHECK-NEXT: OpReturnValue %r_7
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_finite(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 504)
  ret i1 %r
}

; CHECK-LABEL: %f32_none = OpFunction {{.*}}
; CHECK-NEXT: %a_8 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpBitcast %uint %a_8
; CHECK-NEXT: OpReturnValue %false
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_none(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 0)
  ret i1 %r
}

; CHECK-LABEL: %f32_all = OpFunction {{.*}}
; CHECK-NEXT: %a_9 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpBitcast %uint %a_9
; CHECK-NEXT: OpReturnValue %true
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f32_all(float %a) {
  %r = call i1 @llvm.is.fpclass(float %a, i32 1023)
  ret i1 %r
}

; CHECK-LABEL: %v4f16_nan = OpFunction {{.*}}
; CHECK-NEXT: %a_10 = OpFunctionParameter %v4half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_8 = OpIsNan %v4bool %a_10
; CHECK-NEXT: OpReturnValue %r_8
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4f16_nan(<4 x half> %a) {
  %r = call <4 x i1> @llvm.is.fpclass(<4 x half> %a, i32 3)
  ret <4 x i1> %r
}

; CHECK-LABEL: %f64_subnormal = OpFunction {{.*}}
; CHECK-NEXT: %a_11 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %ulong %a_11
; CHECK-NEXT: [[V1:%[0-9]+]] = OpISub %ulong [[V0]] %ulong_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThanEqual %bool [[V1]] %ulong_4503599627370494
; CHECK-NEXT: [[V3:%[0-9]+]] = OpISub %ulong [[V0]] %ulong_9223372036854775809
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThanEqual %bool [[V3]] %ulong_4503599627370494
; CHECK-NEXT: %r_9 = OpLogicalOr %bool [[V2]] [[V4]]
; CHECK-NEXT: OpReturnValue %r_9
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @f64_subnormal(double %a) {
  %r = call i1 @llvm.is.fpclass(double %a, i32 144)
  ret i1 %r
}

; CHECK-LABEL: %bf16_infinite = OpFunction {{.*}}
; CHECK-NEXT: %a_12 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_12
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; CHECK-NEXT: %r_10 = OpIsInf %bool [[V2]]
; CHECK-NEXT: OpReturnValue %r_10
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @bf16_infinite(bfloat %a) {
  %r = call i1 @llvm.is.fpclass(bfloat %a, i32 516)
  ret i1 %r
}
