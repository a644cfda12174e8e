; llvm.vector.reduce.and reduces vectors of any length and element width.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %uint %a %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %uint %a %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %uint %a %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorExtractDynamic %uint %a %uint_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] [[V1]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %uint [[V2]] [[V3]]
; CHECK-NEXT: %r = OpBitwiseAnd %uint [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and(<4 x i32> %a)
  ret i32 %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 2
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %ushort [[V1]] 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %ushort [[V1]] 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %ushort [[V1]] 2
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseAnd %ushort [[V2]] [[V3]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %ushort [[V4]] [[V5]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpBitwiseAnd %ushort [[V6]] [[V7]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitwiseAnd %ushort [[V9]] [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %ushort [[V12]] [[V8]]
; CHECK-NEXT: %r_0 = OpBitwiseAnd %ushort [[V13]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @v7i16(<7 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.and(<7 x i16> %a)
  ret i16 %r
}

; CHECK-LABEL: %v3i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %uint %a_0 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %uint %a_0 %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %uint %a_0 %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %uint [[V0]] [[V1]]
; CHECK-NEXT: %r_1 = OpBitwiseAnd %uint [[V3]] [[V2]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @v3i17(<3 x i17> %a) {
  %r = call i17 @llvm.vector.reduce.and(<3 x i17> %a)
  ret i17 %r
}

; CHECK-LABEL: %v2i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v2ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %ulong %a_1 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %ulong %a_1 %uint_1
; CHECK-NEXT: %r_2 = OpBitwiseAnd %ulong [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.and(<2 x i64> %a)
  ret i64 %r
}

; CHECK-LABEL: %v1i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @v1i32(<1 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and(<1 x i32> %a)
  ret i32 %r
}

; CHECK-LABEL: %v4i1 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpAll %bool %a_3
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func i1 @v4i1(<4 x i1> %a) {
  %r = call i1 @llvm.vector.reduce.and(<4 x i1> %a)
  ret i1 %r
}
