; llvm.vp.cttz.elts returns the number of zero lanes before the first enabled nonzero lane.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantNull %v4uint
; CHECK: [[M1:%[0-9]+]] = OpConstantNull %v4bool

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpINotEqual %v4bool %a [[M0]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_2 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool %uint_3 %n
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeConstruct %v4bool [[V1]] [[V2]] [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpLogicalAnd %v4bool %m [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLogicalAnd %v4bool [[V0]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 3
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %uint [[V8]] %uint_3 %n
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 2
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %uint [[V10]] %uint_2 [[V9]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 1
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %uint [[V12]] %uint_1 [[V11]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 0
; CHECK-NEXT: %r = OpSelect %uint [[V14]] %uint_0 [[V13]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_v4i32(<4 x i32> %a, <4 x i1> %m, i32 %n) {
  %r = call i32 @llvm.vp.cttz.elts(<4 x i32> %a, i1 false, <4 x i1> %m, i32 %n)
  ret i32 %r
}

; CHECK-LABEL: %i32_v4i1_poison = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLogicalNotEqual %v4bool %a_0 [[M1]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_2 %n_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool %uint_3 %n_0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeConstruct %v4bool [[V1]] [[V2]] [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpLogicalAnd %v4bool %m_0 [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLogicalAnd %v4bool [[V0]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 3
; CHECK-NEXT: [[V9:%[0-9]+]] = OpSelect %uint [[V8]] %uint_3 %n_0
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 2
; CHECK-NEXT: [[V11:%[0-9]+]] = OpSelect %uint [[V10]] %uint_2 [[V9]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 1
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSelect %uint [[V12]] %uint_1 [[V11]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %bool [[V7]] 0
; CHECK-NEXT: %r_0 = OpSelect %uint [[V14]] %uint_0 [[V13]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_v4i1_poison(<4 x i1> %a, <4 x i1> %m, i32 %n) {
  %r = call i32 @llvm.vp.cttz.elts(<4 x i1> %a, i1 true, <4 x i1> %m, i32 %n)
  ret i32 %r
}
