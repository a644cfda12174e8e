; llvm.vp.reduce.fminimum reduces the start value and the enabled lanes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %s = OpFunctionParameter %float
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_3 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v4bool [[V0]] [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v4bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %float %a 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %uint %s
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %uint [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %uint [[V7]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitcast %float [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpFOrdLessThan %bool %s [[V6]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpFOrdEqual %bool %s [[V6]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %float [[V11]] %s [[V6]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %float [[V12]] [[V10]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpUnordered %bool %s [[V6]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpFAdd %float %s [[V6]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpSelect %float [[V15]] [[V16]] [[V14]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: [[V19:%[0-9]+]] = OpSelect %float [[V18]] [[V17]] %s
; CHECK-NEXT: [[V20:%[0-9]+]] = OpCompositeExtract %float %a 1
; CHECK-NEXT: [[V21:%[0-9]+]] = OpBitcast %uint [[V19]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpBitcast %uint [[V20]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpBitwiseOr %uint [[V21]] [[V22]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpBitcast %float [[V23]]
; CHECK-NEXT: [[V25:%[0-9]+]] = OpFOrdLessThan %bool [[V19]] [[V20]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpFOrdEqual %bool [[V19]] [[V20]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpSelect %float [[V25]] [[V19]] [[V20]]
; CHECK-NEXT: [[V28:%[0-9]+]] = OpSelect %float [[V26]] [[V24]] [[V27]]
; CHECK-NEXT: [[V29:%[0-9]+]] = OpUnordered %bool [[V19]] [[V20]]
; CHECK-NEXT: [[V30:%[0-9]+]] = OpFAdd %float [[V19]] [[V20]]
; CHECK-NEXT: [[V31:%[0-9]+]] = OpSelect %float [[V29]] [[V30]] [[V28]]
; CHECK-NEXT: [[V32:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: [[V33:%[0-9]+]] = OpSelect %float [[V32]] [[V31]] [[V19]]
; CHECK-NEXT: [[V34:%[0-9]+]] = OpCompositeExtract %float %a 2
; CHECK-NEXT: [[V35:%[0-9]+]] = OpBitcast %uint [[V33]]
; CHECK-NEXT: [[V36:%[0-9]+]] = OpBitcast %uint [[V34]]
; CHECK-NEXT: [[V37:%[0-9]+]] = OpBitwiseOr %uint [[V35]] [[V36]]
; CHECK-NEXT: [[V38:%[0-9]+]] = OpBitcast %float [[V37]]
; CHECK-NEXT: [[V39:%[0-9]+]] = OpFOrdLessThan %bool [[V33]] [[V34]]
; CHECK-NEXT: [[V40:%[0-9]+]] = OpFOrdEqual %bool [[V33]] [[V34]]
; CHECK-NEXT: [[V41:%[0-9]+]] = OpSelect %float [[V39]] [[V33]] [[V34]]
; CHECK-NEXT: [[V42:%[0-9]+]] = OpSelect %float [[V40]] [[V38]] [[V41]]
; CHECK-NEXT: [[V43:%[0-9]+]] = OpUnordered %bool [[V33]] [[V34]]
; CHECK-NEXT: [[V44:%[0-9]+]] = OpFAdd %float [[V33]] [[V34]]
; CHECK-NEXT: [[V45:%[0-9]+]] = OpSelect %float [[V43]] [[V44]] [[V42]]
; CHECK-NEXT: [[V46:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 2
; CHECK-NEXT: [[V47:%[0-9]+]] = OpSelect %float [[V46]] [[V45]] [[V33]]
; CHECK-NEXT: [[V48:%[0-9]+]] = OpCompositeExtract %float %a 3
; CHECK-NEXT: [[V49:%[0-9]+]] = OpBitcast %uint [[V47]]
; CHECK-NEXT: [[V50:%[0-9]+]] = OpBitcast %uint [[V48]]
; CHECK-NEXT: [[V51:%[0-9]+]] = OpBitwiseOr %uint [[V49]] [[V50]]
; CHECK-NEXT: [[V52:%[0-9]+]] = OpBitcast %float [[V51]]
; CHECK-NEXT: [[V53:%[0-9]+]] = OpFOrdLessThan %bool [[V47]] [[V48]]
; CHECK-NEXT: [[V54:%[0-9]+]] = OpFOrdEqual %bool [[V47]] [[V48]]
; CHECK-NEXT: [[V55:%[0-9]+]] = OpSelect %float [[V53]] [[V47]] [[V48]]
; CHECK-NEXT: [[V56:%[0-9]+]] = OpSelect %float [[V54]] [[V52]] [[V55]]
; CHECK-NEXT: [[V57:%[0-9]+]] = OpUnordered %bool [[V47]] [[V48]]
; CHECK-NEXT: [[V58:%[0-9]+]] = OpFAdd %float [[V47]] [[V48]]
; CHECK-NEXT: [[V59:%[0-9]+]] = OpSelect %float [[V57]] [[V58]] [[V56]]
; CHECK-NEXT: [[V60:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 3
; CHECK-NEXT: %r = OpSelect %float [[V60]] [[V59]] [[V47]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @v4f32(float %s, <4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call float @llvm.vp.reduce.fminimum(float %s, <4 x float> %a, <4 x i1> %m, i32 %n)
  ret float %r
}

; CHECK-LABEL: %v2f16 = OpFunction {{.*}}
; CHECK-NEXT: %s_0 = OpFunctionParameter %half
; CHECK-NEXT: %a_0 = OpFunctionParameter %v2half
; CHECK-NEXT: %m_0 = OpFunctionParameter %v2bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeConstruct %v2bool [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLogicalAnd %v2bool %m_0 [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %ushort %s_0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %ushort [[V4]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitwiseOr %ushort [[V5]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %half [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFOrdLessThan %bool %s_0 [[V4]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpFOrdEqual %bool %s_0 [[V4]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %half [[V9]] %s_0 [[V4]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %half [[V10]] [[V8]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpUnordered %bool %s_0 [[V4]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpFAdd %half %s_0 [[V4]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %half [[V13]] [[V14]] [[V12]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 0
; CHECK-NEXT: [[V17:%[0-9]+]] = OpSelect %half [[V16]] [[V15]] %s_0
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitcast %ushort [[V17]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpBitcast %ushort [[V18]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpBitwiseOr %ushort [[V19]] [[V20]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpBitcast %half [[V21]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpFOrdLessThan %bool [[V17]] [[V18]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpFOrdEqual %bool [[V17]] [[V18]]
; CHECK-NEXT: [[V25:%[0-9]+]] = OpSelect %half [[V23]] [[V17]] [[V18]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpSelect %half [[V24]] [[V22]] [[V25]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpUnordered %bool [[V17]] [[V18]]
; CHECK-NEXT: [[V28:%[0-9]+]] = OpFAdd %half [[V17]] [[V18]]
; CHECK-NEXT: [[V29:%[0-9]+]] = OpSelect %half [[V27]] [[V28]] [[V26]]
; CHECK-NEXT: [[V30:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 1
; CHECK-NEXT: %r_0 = OpSelect %half [[V30]] [[V29]] [[V17]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @v2f16(half %s, <2 x half> %a, <2 x i1> %m, i32 %n) {
  %r = call half @llvm.vp.reduce.fminimum(half %s, <2 x half> %a, <2 x i1> %m, i32 %n)
  ret half %r
}
