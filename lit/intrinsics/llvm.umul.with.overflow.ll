; llvm.umul.with.overflow returns the wrapped result and an i1 overflow flag for each lane.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate {{%_struct_[0-9a-z_]+}} CPacked
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %uint %bool
; CHECK: [[M2:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4uint %v4bool
; CHECK: [[M3:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %bool
; CHECK: [[M4:%[0-9]+]] = OpConstantNull %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %uint %a %b
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %uint [[M0]] u_mul_hi %a %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpINotEqual %bool [[V1]] %uint_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { i32, i1 } @i32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.umul.with.overflow(i32 %a, i32 %b)
  ret { i32, i1 } %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %uint %a_0 %b_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %uint [[M0]] u_mul_hi %a_0 %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: [[V3:%[0-9]+]] = OpINotEqual %bool [[V1]] %uint_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpINotEqual %bool [[V2]] [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalOr %bool [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V2]] [[V5]]
; CHECK-NEXT: OpReturnValue [[V6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { i17, i1 } @i17(i17 %a, i17 %b) {
  %r = call { i17, i1 } @llvm.umul.with.overflow(i17 %a, i17 %b)
  ret { i17, i1 } %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %v4uint %a_1 %b_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4uint [[M0]] u_mul_hi %a_1 %b_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpINotEqual %v4bool [[V1]] [[M4]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct [[M2]] [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { <4 x i32>, <4 x i1> } @v4i32(<4 x i32> %a, <4 x i32> %b) {
  %r = call { <4 x i32>, <4 x i1> } @llvm.umul.with.overflow(<4 x i32> %a, <4 x i32> %b)
  ret { <4 x i32>, <4 x i1> } %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %ulong
; CHECK-NEXT: %b_2 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %ulong %a_2 %b_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %ulong [[M0]] u_mul_hi %a_2 %b_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpINotEqual %bool [[V1]] %ulong_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct [[M3]] [[V0]] [[V2]]
; CHECK-NEXT: OpReturnValue [[V3]]
; CHECK-NEXT: OpFunctionEnd
define spir_func { i64, i1 } @i64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.umul.with.overflow(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
