; Each relational function of OpenCL C: 1 for a scalar, all bits set for a lane of a vector.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantNull %v2ulong
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v2ulong %ulong_18446744073709551615 %ulong_18446744073709551615
; CHECK: [[M2:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4uint %uint_4294967295 %uint_4294967295 %uint_4294967295 %uint_4294967295
; CHECK: [[M4:%[0-9]+]] = OpConstantNull %v4uchar

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f_isequal = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isequal(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z7isequalff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z7isequalff(float noundef, float noundef)

; CHECK-LABEL: %f_isequal_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdEqual %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_isequal_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z7isequalDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z7isequalDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_isnotequal = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFUnordNotEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isnotequal(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z10isnotequalff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z10isnotequalff(float noundef, float noundef)

; CHECK-LABEL: %f_isnotequal_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFUnordNotEqual %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_isnotequal_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z10isnotequalDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z10isnotequalDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_isgreater = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdGreaterThan %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isgreater(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z9isgreaterff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z9isgreaterff(float noundef, float noundef)

; CHECK-LABEL: %f_isgreater_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdGreaterThan %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_isgreater_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_isgreaterequal = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdGreaterThanEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isgreaterequal(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z14isgreaterequalff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z14isgreaterequalff(float noundef, float noundef)

; CHECK-LABEL: %f_isgreaterequal_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdGreaterThanEqual %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_isgreaterequal_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z14isgreaterequalDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z14isgreaterequalDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_isless = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdLessThan %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isless(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z6islessff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z6islessff(float noundef, float noundef)

; CHECK-LABEL: %f_isless_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdLessThan %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_isless_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z6islessDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z6islessDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_islessequal = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdLessThanEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_islessequal(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z11islessequalff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z11islessequalff(float noundef, float noundef)

; CHECK-LABEL: %f_islessequal_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdLessThanEqual %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_islessequal_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z11islessequalDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z11islessequalDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_islessgreater = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdNotEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_islessgreater(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z13islessgreaterff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z13islessgreaterff(float noundef, float noundef)

; CHECK-LABEL: %f_islessgreater_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFOrdNotEqual %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_islessgreater_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z13islessgreaterDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z13islessgreaterDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_isordered = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpOrdered %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isordered(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z9isorderedff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z9isorderedff(float noundef, float noundef)

; CHECK-LABEL: %f_isordered_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpOrdered %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_isordered_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z9isorderedDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z9isorderedDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_isunordered = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpUnordered %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isunordered(float noundef %0, float noundef %1) {
  %3 = call spir_func i32 @_Z11isunorderedff(float noundef %0, float noundef %1)
  ret i32 %3
}

declare spir_func i32 @_Z11isunorderedff(float noundef, float noundef)

; CHECK-LABEL: %f_isunordered_double2 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpUnordered %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %v2ulong [[V2]] [[M1]] [[M0]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @f_isunordered_double2(<2 x double> noundef %0, <2 x double> noundef %1) {
  %3 = call spir_func <2 x i64> @_Z11isunorderedDv2_dS_(<2 x double> noundef %0, <2 x double> noundef %1)
  ret <2 x i64> %3
}

declare spir_func <2 x i64> @_Z11isunorderedDv2_dS_(<2 x double> noundef, <2 x double> noundef)

; CHECK-LABEL: %f_isfinite = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsFinite %bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isfinite(float noundef %0) {
  %2 = call spir_func i32 @_Z8isfinitef(float noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z8isfinitef(float noundef)

; CHECK-LABEL: %f_isfinite_float4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsFinite %v4bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %v4uint [[V1]] [[M3]] [[M2]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_isfinite_float4(<4 x float> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_isinf = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsInf %bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isinf(float noundef %0) {
  %2 = call spir_func i32 @_Z5isinff(float noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z5isinff(float noundef)

; CHECK-LABEL: %f_isinf_float4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsInf %v4bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %v4uint [[V1]] [[M3]] [[M2]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_isinf_float4(<4 x float> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_isnan = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsNan %bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isnan(float noundef %0) {
  %2 = call spir_func i32 @_Z5isnanf(float noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z5isnanf(float noundef)

; CHECK-LABEL: %f_isnan_float4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsNan %v4bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %v4uint [[V1]] [[M3]] [[M2]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_isnan_float4(<4 x float> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_isnormal = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsNormal %bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_isnormal(float noundef %0) {
  %2 = call spir_func i32 @_Z8isnormalf(float noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z8isnormalf(float noundef)

; CHECK-LABEL: %f_isnormal_float4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIsNormal %v4bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %v4uint [[V1]] [[M3]] [[M2]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_isnormal_float4(<4 x float> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_signbit = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSignBitSet %bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_signbit(float noundef %0) {
  %2 = call spir_func i32 @_Z7signbitf(float noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z7signbitf(float noundef)

; CHECK-LABEL: %f_signbit_float4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSignBitSet %v4bool [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %v4uint [[V1]] [[M3]] [[M2]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @f_signbit_float4(<4 x float> noundef %0) {
  %2 = call spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef %0)
  ret <4 x i32> %2
}

declare spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> noundef)

; CHECK-LABEL: %f_any = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_any(i32 noundef %0) {
  %2 = call spir_func i32 @_Z3anyi(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z3anyi(i32 noundef)

; CHECK-LABEL: %f_any_char4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %v4bool [[V0]] [[M4]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAny %bool [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_any_char4(<4 x i8> noundef %0) {
  %2 = call spir_func i32 @_Z3anyDv4_c(<4 x i8> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z3anyDv4_c(<4 x i8> noundef)

; CHECK-LABEL: %f_all = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool [[V0]] %uint_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_all(i32 noundef %0) {
  %2 = call spir_func i32 @_Z3alli(i32 noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z3alli(i32 noundef)

; CHECK-LABEL: %f_all_char4 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %v4bool [[V0]] [[M4]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpAll %bool [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] %uint_1 %uint_0
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f_all_char4(<4 x i8> noundef %0) {
  %2 = call spir_func i32 @_Z3allDv4_c(<4 x i8> noundef %0)
  ret i32 %2
}

declare spir_func i32 @_Z3allDv4_c(<4 x i8> noundef)

; CHECK-LABEL: %f_dot = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpDot %float [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f_dot(<4 x float> noundef %0, <4 x float> noundef %1) {
  %3 = call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1)
  ret float %3
}

declare spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef)
