; llvm.vp.reduce.fmin reduces the start value and the enabled lanes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
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
; CHECK-NEXT: [[V7:%[0-9]+]] = OpExtInst %float [[M0]] fmin %s [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %float [[V8]] [[V7]] %s
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %float %a 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpExtInst %float [[M0]] fmin [[V9]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %float [[V12]] [[V11]] [[V9]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %float %a 2
; CHECK-NEXT: [[V15:%[0-9]+]] = OpExtInst %float [[M0]] fmin [[V13]] [[V14]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 2
; CHECK-NEXT: [[V17:%[0-9]+]] = OpSelect %float [[V16]] [[V15]] [[V13]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %float %a 3
; CHECK-NEXT: [[V19:%[0-9]+]] = OpExtInst %float [[M0]] fmin [[V17]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 3
; CHECK-NEXT: %r = OpSelect %float [[V20]] [[V19]] [[V17]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @v4f32(float %s, <4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call float @llvm.vp.reduce.fmin(float %s, <4 x float> %a, <4 x i1> %m, i32 %n)
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
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %half [[M0]] fmin %s_0 [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %half [[V6]] [[V5]] %s_0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpExtInst %half [[M0]] fmin [[V7]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %bool [[V3]] 1
; CHECK-NEXT: %r_0 = OpSelect %half [[V10]] [[V9]] [[V7]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @v2f16(half %s, <2 x half> %a, <2 x i1> %m, i32 %n) {
  %r = call half @llvm.vp.reduce.fmin(half %s, <2 x half> %a, <2 x i1> %m, i32 %n)
  ret half %r
}
