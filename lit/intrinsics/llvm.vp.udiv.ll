; llvm.vp.udiv divides the enabled lanes, and the disabled lanes by one.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v3uint %uint_1 %uint_1 %uint_1

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_3 %n
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v4bool [[V0]] [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalAnd %v4bool %m [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4uint [[V5]] %b [[M0]]
; CHECK-NEXT: %r = OpUDiv %v4uint %a [[V6]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.udiv(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v3i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v3uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %uint_0 %n_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %uint_1 %n_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %uint_2 %n_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct %v3bool [[V0]] [[V1]] [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpLogicalAnd %v3bool %m_0 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %v3uint [[V4]] %b_0 [[M1]]
; CHECK-NEXT: %r_0 = OpUDiv %v3uint %a_0 [[V5]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i17> @v3i17(<3 x i17> %a, <3 x i17> %b, <3 x i1> %m, i32 %n) {
  %r = call <3 x i17> @llvm.vp.udiv(<3 x i17> %a, <3 x i17> %b, <3 x i1> %m, i32 %n)
  ret <3 x i17> %r
}
