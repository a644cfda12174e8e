; llvm.vp.maximum computes all lanes: lanes that mask or length disable are poison.
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
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %b = OpFunctionParameter %v4float
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %v4uint %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %v4uint %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %v4uint [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %v4float [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFOrdGreaterThan %v4bool %a %b
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFOrdEqual %v4bool %a %b
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4float [[V4]] %a %b
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %v4float [[V5]] [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUnordered %v4bool %a %b
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFAdd %v4float %a %b
; CHECK-NEXT: %r = OpSelect %v4float [[V8]] [[V9]] [[V7]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.maximum(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %v4ushort [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %v3ushort [[V1]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %v4ushort [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %v3ushort [[V3]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %v4ushort [[V4]] [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseAnd %v3ushort [[V5]] [[V7]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitcast %v4half [[V8]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitcast %v3half [[V9]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpFOrdGreaterThan %v4bool [[V0]] [[V2]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFOrdGreaterThan %v3bool [[V1]] [[V3]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpFOrdEqual %v4bool [[V0]] [[V2]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpFOrdEqual %v3bool [[V1]] [[V3]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpSelect %v4half [[V12]] [[V0]] [[V2]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpSelect %v3half [[V13]] [[V1]] [[V3]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpSelect %v4half [[V14]] [[V10]] [[V16]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpSelect %v3half [[V15]] [[V11]] [[V17]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpUnordered %v4bool [[V0]] [[V2]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpUnordered %v3bool [[V1]] [[V3]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpFAdd %v4half [[V0]] [[V2]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpFAdd %v3half [[V1]] [[V3]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpSelect %v4half [[V20]] [[V22]] [[V18]]
; CHECK-NEXT: [[V25:%[0-9]+]] = OpSelect %v3half [[V21]] [[V23]] [[V19]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V24]] [[V25]]
; CHECK-NEXT: OpReturnValue [[V26]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a, <7 x half> %b, <7 x i1> %m, i32 %n) {
  %r = call <7 x half> @llvm.vp.maximum(<7 x half> %a, <7 x half> %b, <7 x i1> %m, i32 %n)
  ret <7 x half> %r
}
