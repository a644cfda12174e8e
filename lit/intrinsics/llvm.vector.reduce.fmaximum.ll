; llvm.vector.reduce.fmaximum reduces the lanes of a vector and propagates NaN.
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

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %uint [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %uint [[V1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseAnd %uint [[V4]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %float [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpFOrdGreaterThan %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFOrdEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %float [[V8]] [[V0]] [[V1]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %float [[V9]] [[V7]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpUnordered %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFAdd %float [[V0]] [[V1]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %float [[V12]] [[V13]] [[V11]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitcast %uint [[V2]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitcast %uint [[V3]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitwiseAnd %uint [[V15]] [[V16]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitcast %float [[V17]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpFOrdGreaterThan %bool [[V2]] [[V3]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpFOrdEqual %bool [[V2]] [[V3]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpSelect %float [[V19]] [[V2]] [[V3]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpSelect %float [[V20]] [[V18]] [[V21]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpUnordered %bool [[V2]] [[V3]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpFAdd %float [[V2]] [[V3]]
; CHECK-NEXT: [[V25:%[0-9]+]] = OpSelect %float [[V23]] [[V24]] [[V22]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpBitcast %uint [[V14]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpBitcast %uint [[V25]]
; CHECK-NEXT: [[V28:%[0-9]+]] = OpBitwiseAnd %uint [[V26]] [[V27]]
; CHECK-NEXT: [[V29:%[0-9]+]] = OpBitcast %float [[V28]]
; CHECK-NEXT: [[V30:%[0-9]+]] = OpFOrdGreaterThan %bool [[V14]] [[V25]]
; CHECK-NEXT: [[V31:%[0-9]+]] = OpFOrdEqual %bool [[V14]] [[V25]]
; CHECK-NEXT: [[V32:%[0-9]+]] = OpSelect %float [[V30]] [[V14]] [[V25]]
; CHECK-NEXT: [[V33:%[0-9]+]] = OpSelect %float [[V31]] [[V29]] [[V32]]
; CHECK-NEXT: [[V34:%[0-9]+]] = OpUnordered %bool [[V14]] [[V25]]
; CHECK-NEXT: [[V35:%[0-9]+]] = OpFAdd %float [[V14]] [[V25]]
; CHECK-NEXT: %r = OpSelect %float [[V34]] [[V35]] [[V33]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmaximum(<4 x float> %a)
  ret float %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %half %a_0 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %half %a_0 %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %half %a_0 %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %ushort [[V0]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %ushort [[V1]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %ushort [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %half [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpFOrdGreaterThan %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpFOrdEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %half [[V7]] [[V0]] [[V1]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %half [[V8]] [[V6]] [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpUnordered %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpFAdd %half [[V0]] [[V1]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %half [[V11]] [[V12]] [[V10]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitcast %ushort [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitcast %ushort [[V2]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpBitwiseAnd %ushort [[V14]] [[V15]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpBitcast %half [[V16]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpFOrdGreaterThan %bool [[V13]] [[V2]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpFOrdEqual %bool [[V13]] [[V2]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpSelect %half [[V18]] [[V13]] [[V2]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpSelect %half [[V19]] [[V17]] [[V20]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpUnordered %bool [[V13]] [[V2]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpFAdd %half [[V13]] [[V2]]
; CHECK-NEXT: %r_0 = OpSelect %half [[V22]] [[V23]] [[V21]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @v3f16(<3 x half> %a) {
  %r = call half @llvm.vector.reduce.fmaximum(<3 x half> %a)
  ret half %r
}

; CHECK-LABEL: %v2f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %double %a_1 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %double %a_1 %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %ulong [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %ulong [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %double [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpFOrdGreaterThan %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpFOrdEqual %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %double [[V6]] [[V0]] [[V1]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %double [[V7]] [[V5]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpUnordered %bool [[V0]] [[V1]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpFAdd %double [[V0]] [[V1]]
; CHECK-NEXT: %r_1 = OpSelect %double [[V10]] [[V11]] [[V9]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func double @v2f64(<2 x double> %a) {
  %r = call double @llvm.vector.reduce.fmaximum(<2 x double> %a)
  ret double %r
}
