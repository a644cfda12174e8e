; llvm.vp.reduce.umax reduces the start value and the enabled lanes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %s = OpFunctionParameter %uint
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_3 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v4bool [[V0]] [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v4bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpUGreaterThan %bool %s [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %uint [[V7]] %s [[V6]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 0
; CHECK-NEXT: [[V10:%[0-9]+]] = OpSelect %uint [[V9]] [[V8]] %s
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpUGreaterThan %bool [[V10]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %uint [[V12]] [[V10]] [[V11]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 1
; CHECK-NEXT: [[V15:%[0-9]+]] = OpSelect %uint [[V14]] [[V13]] [[V10]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeExtract %uint %a 2
; CHECK-NEXT: [[V17:%[0-9]+]] = OpUGreaterThan %bool [[V15]] [[V16]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpSelect %uint [[V17]] [[V15]] [[V16]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 2
; CHECK-NEXT: [[V20:%[0-9]+]] = OpSelect %uint [[V19]] [[V18]] [[V15]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpCompositeExtract %uint %a 3
; CHECK-NEXT: [[V22:%[0-9]+]] = OpUGreaterThan %bool [[V20]] [[V21]]
; CHECK-NEXT: [[V23:%[0-9]+]] = OpSelect %uint [[V22]] [[V20]] [[V21]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpCompositeExtract %bool [[V5]] 3
; CHECK-NEXT: %r = OpSelect %uint [[V24]] [[V23]] [[V20]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @v4i32(i32 %s, <4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call i32 @llvm.vp.reduce.umax(i32 %s, <4 x i32> %a, <4 x i1> %m, i32 %n)
  ret i32 %r
}

; CHECK-LABEL: %v3i17 = OpFunction {{.*}}
; CHECK-NEXT: %s_0 = OpFunctionParameter %uint
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct %v3bool [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpLogicalAnd %v3bool %m_0 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %uint %a_0 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpUGreaterThan %bool %s_0 [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %uint [[V6]] %s_0 [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %uint [[V8]] [[V7]] %s_0
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %uint %a_0 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpUGreaterThan %bool [[V9]] [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpSelect %uint [[V11]] [[V9]] [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 1
; CHECK-NEXT: [[V14:%[0-9]+]] = OpSelect %uint [[V13]] [[V12]] [[V9]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %uint %a_0 2
; CHECK-NEXT: [[V16:%[0-9]+]] = OpUGreaterThan %bool [[V14]] [[V15]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpSelect %uint [[V16]] [[V14]] [[V15]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %bool [[V4]] 2
; CHECK-NEXT: %r_0 = OpSelect %uint [[V18]] [[V17]] [[V14]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @v3i17(i17 %s, <3 x i17> %a, <3 x i1> %m, i32 %n) {
  %r = call i17 @llvm.vp.reduce.umax(i17 %s, <3 x i17> %a, <3 x i1> %m, i32 %n)
  ret i17 %r
}
