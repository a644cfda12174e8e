; llvm.get.active.lane.mask compares base + lane with the count, without wrapping.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4bool %v3bool

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4_i32 = OpFunction {{.*}}
; CHECK-NEXT: %base = OpFunctionParameter %uint
; CHECK-NEXT: %count = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %uint %count %base
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %base %count
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V1]] [[V0]] %uint_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %uint_0 [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool %uint_1 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpULessThan %bool %uint_2 [[V2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpULessThan %bool %uint_3 [[V2]]
; CHECK-NEXT: %r = OpCompositeConstruct %v4bool [[V3]] [[V4]] [[V5]] [[V6]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4_i32(i32 %base, i32 %count) {
  %r = call <4 x i1> @llvm.get.active.lane.mask(i32 %base, i32 %count)
  ret <4 x i1> %r
}

; CHECK-LABEL: %v7_i64 = OpFunction {{.*}}
; CHECK-NEXT: %base_0 = OpFunctionParameter %ulong
; CHECK-NEXT: %count_0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %ulong %count_0 %base_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpULessThan %bool %base_0 %count_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong [[V1]] [[V0]] %ulong_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpULessThan %bool %ulong_0 [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool %ulong_1 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpULessThan %bool %ulong_2 [[V2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpULessThan %bool %ulong_3 [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpULessThan %bool %ulong_4 [[V2]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpULessThan %bool %ulong_5 [[V2]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpULessThan %bool %ulong_6 [[V2]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeConstruct %v4bool [[V3]] [[V4]] [[V5]] [[V6]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeConstruct %v3bool [[V7]] [[V8]] [[V9]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V10]] [[V11]]
; CHECK-NEXT: OpReturnValue [[V12]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i1> @v7_i64(i64 %base, i64 %count) {
  %r = call <7 x i1> @llvm.get.active.lane.mask(i64 %base, i64 %count)
  ret <7 x i1> %r
}

; CHECK-LABEL: %v3_i17 = OpFunction {{.*}}
; CHECK-NEXT: %base_1 = OpFunctionParameter %uint
; CHECK-NEXT: %count_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %uint %count_1 %base_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool %base_1 %count_1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSelect %uint [[V2]] [[V1]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool %uint_0 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpULessThan %bool %uint_1 [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpULessThan %bool %uint_2 [[V3]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v3bool [[V4]] [[V5]] [[V6]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i1> @v3_i17(i17 %base, i17 %count) {
  %r = call <3 x i1> @llvm.get.active.lane.mask(i17 %base, i17 %count)
  ret <3 x i1> %r
}
