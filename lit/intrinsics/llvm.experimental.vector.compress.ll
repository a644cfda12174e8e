; llvm.experimental.vector.compress moves the enabled lanes to the front.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpUndef %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK: {{.*}} = OpFunctionParameter %v4uint
; CHECK: {{.*}} = OpFunctionParameter %v4bool
; CHECK: {{.*}} = OpFunctionParameter %v4uint
; CHECK: {{.*}} = OpLabel
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpSelect %ulong {{.*}}
; CHECK: {{.*}} = OpIAdd %ulong {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpSelect %ulong {{.*}}
; CHECK: {{.*}} = OpIAdd %ulong {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpSelect %ulong {{.*}}
; CHECK: {{.*}} = OpIAdd %ulong {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpSelect %ulong {{.*}}
; CHECK: {{.*}} = OpIAdd %ulong {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %bool {{.*}}
; CHECK: {{.*}} = OpIEqual %bool {{.*}}
; CHECK: {{.*}} = OpLogicalAnd %bool {{.*}}
; CHECK: {{.*}} = OpCompositeExtract %uint {{.*}}
; CHECK: {{.*}} = OpSelect %uint {{.*}}
; CHECK: {{.*}} = OpCompositeConstruct %v4uint {{.*}}
; CHECK: OpReturnValue{{.*}}
; CHECK: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i1> %m, <4 x i32> %e) {
  %r = call <4 x i32> @llvm.experimental.vector.compress(<4 x i32> %a, <4 x i1> %m, <4 x i32> %e)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %bool %m_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSelect %ulong [[V0]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIAdd %ulong %ulong_0 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m_0 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %ulong [[V3]] %ulong_1 %ulong_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIAdd %ulong [[V2]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m_0 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %ulong [[V6]] %ulong_1 %ulong_0
; CHECK-NEXT: {{%[0-9]+}} = OpIAdd %ulong [[V5]] [[V7]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %half [[M0]] 0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %bool %m_0 0
; CHECK-NEXT: [[V10:%[0-9]+]] = OpIEqual %bool %ulong_0 %ulong_0
; CHECK-NEXT: [[V11:%[0-9]+]] = OpLogicalAnd %bool [[V9]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %half [[V11]] [[V12]] [[V8]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %bool %m_0 1
; CHECK-NEXT: [[V15:%[0-9]+]] = OpIEqual %bool [[V2]] %ulong_0
; CHECK-NEXT: [[V16:%[0-9]+]] = OpLogicalAnd %bool [[V14]] [[V15]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V18:%[0-9]+]] = OpSelect %half [[V16]] [[V17]] [[V13]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpCompositeExtract %bool %m_0 2
; CHECK-NEXT: [[V20:%[0-9]+]] = OpIEqual %bool [[V5]] %ulong_0
; CHECK-NEXT: [[V21:%[0-9]+]] = OpLogicalAnd %bool [[V19]] [[V20]]
; CHECK-NEXT: [[V22:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V23:%[0-9]+]] = OpSelect %half [[V21]] [[V22]] [[V18]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpCompositeExtract %half [[M0]] 1
; CHECK-NEXT: [[V25:%[0-9]+]] = OpCompositeExtract %bool %m_0 1
; CHECK-NEXT: [[V26:%[0-9]+]] = OpIEqual %bool [[V2]] %ulong_1
; CHECK-NEXT: [[V27:%[0-9]+]] = OpLogicalAnd %bool [[V25]] [[V26]]
; CHECK-NEXT: [[V28:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V29:%[0-9]+]] = OpSelect %half [[V27]] [[V28]] [[V24]]
; CHECK-NEXT: [[V30:%[0-9]+]] = OpCompositeExtract %bool %m_0 2
; CHECK-NEXT: [[V31:%[0-9]+]] = OpIEqual %bool [[V5]] %ulong_1
; CHECK-NEXT: [[V32:%[0-9]+]] = OpLogicalAnd %bool [[V30]] [[V31]]
; CHECK-NEXT: [[V33:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V34:%[0-9]+]] = OpSelect %half [[V32]] [[V33]] [[V29]]
; CHECK-NEXT: [[V35:%[0-9]+]] = OpCompositeExtract %half [[M0]] 2
; CHECK-NEXT: [[V36:%[0-9]+]] = OpCompositeExtract %bool %m_0 2
; CHECK-NEXT: [[V37:%[0-9]+]] = OpIEqual %bool [[V5]] %ulong_2
; CHECK-NEXT: [[V38:%[0-9]+]] = OpLogicalAnd %bool [[V36]] [[V37]]
; CHECK-NEXT: [[V39:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V40:%[0-9]+]] = OpSelect %half [[V38]] [[V39]] [[V35]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v3half [[V23]] [[V34]] [[V40]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x half> @v3f16(<3 x half> %a, <3 x i1> %m) {
  %r = call <3 x half> @llvm.experimental.vector.compress(<3 x half> %a, <3 x i1> %m, <3 x half> poison)
  ret <3 x half> %r
}
