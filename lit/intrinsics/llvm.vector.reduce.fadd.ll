; llvm.vector.reduce.fadd is sequential from the start value.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %s = OpFunctionParameter %float
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFAdd %float %s [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFAdd %float [[V4]] [[V1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpFAdd %float [[V5]] [[V2]]
; CHECK-NEXT: %r = OpFAdd %float [[V6]] [[V3]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @v4f32(float %s, <4 x float> %a) {
  %r = call float @llvm.vector.reduce.fadd(float %s, <4 x float> %a)
  ret float %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: %s_0 = OpFunctionParameter %half
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %half [[V0]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %half [[V0]] 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %half [[V0]] 2
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %half [[V0]] 3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %half [[V1]] 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %half [[V1]] 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %half [[V1]] 2
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFAdd %half %s_0 [[V2]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpFAdd %half [[V9]] [[V3]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpFAdd %half [[V10]] [[V4]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpFAdd %half [[V11]] [[V5]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFAdd %half [[V12]] [[V6]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpFAdd %half [[V13]] [[V7]]
; CHECK-NEXT: %r_0 = OpFAdd %half [[V14]] [[V8]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @v7f16(half %s, <7 x half> %a) {
  %r = call half @llvm.vector.reduce.fadd(half %s, <7 x half> %a)
  ret half %r
}

; CHECK-LABEL: %v2f64 = OpFunction {{.*}}
; CHECK-NEXT: %s_1 = OpFunctionParameter %double
; CHECK-NEXT: %a_0 = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %double %a_0 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %double %a_0 %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFAdd %double %s_1 [[V0]]
; CHECK-NEXT: %r_1 = OpFAdd %double [[V2]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func double @v2f64(double %s, <2 x double> %a) {
  %r = call double @llvm.vector.reduce.fadd(double %s, <2 x double> %a)
  ret double %r
}

; CHECK-LABEL: %reassoc = OpFunction {{.*}}
; CHECK-NEXT: %s_2 = OpFunctionParameter %float
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %float %a_1 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %float %a_1 %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %float %a_1 %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorExtractDynamic %float %a_1 %uint_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFAdd %float %s_2 [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFAdd %float [[V4]] [[V1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpFAdd %float [[V5]] [[V2]]
; CHECK-NEXT: %r_2 = OpFAdd %float [[V6]] [[V3]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func float @reassoc(float %s, <4 x float> %a) {
  %r = call reassoc float @llvm.vector.reduce.fadd(float %s, <4 x float> %a)
  ret float %r
}
