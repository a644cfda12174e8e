; llvm.vector.reduce.smax reduces vectors of any length and element width.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 0 1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 2 3
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v2uint [[M0]] s_max [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %uint [[V2]] 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uint [[V2]] 1
; CHECK-NEXT: %r = OpExtInst %uint [[M0]] s_max [[V3]] [[V4]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax(<4 x i32> %a)
  ret i32 %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %ushort [[V1]] 2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v3ushort [[V0]] [[V0]] 0 1 2
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorShuffle %v3ushort [[V0]] [[V1]] 3 4 5
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %v3ushort [[M0]] s_max [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %ushort [[V5]] 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %ushort [[V5]] 0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %ushort [[V5]] 1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpExtInst %ushort [[M0]] s_max [[V7]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpExtInst %ushort [[M0]] s_max [[V9]] [[V2]]
; CHECK-NEXT: %r_0 = OpExtInst %ushort [[M0]] s_max [[V10]] [[V6]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @v7i16(<7 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smax(<7 x i16> %a)
  ret i16 %r
}

; CHECK-LABEL: %v3i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %a_0 2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %uint %a_0 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %a_0 1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpShiftLeftLogical %uint [[V1]] %uint_15
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftRightArithmetic %uint [[V3]] %uint_15
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %uint [[V2]] %uint_15
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftRightArithmetic %uint [[V5]] %uint_15
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSGreaterThan %bool [[V4]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %uint [[V7]] [[V1]] [[V2]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpShiftLeftLogical %uint [[V8]] %uint_15
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftRightArithmetic %uint [[V9]] %uint_15
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_15
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightArithmetic %uint [[V11]] %uint_15
; CHECK-NEXT: [[V13:%[0-9]+]] = OpSGreaterThan %bool [[V10]] [[V12]]
; CHECK-NEXT: %r_1 = OpSelect %uint [[V13]] [[V8]] [[V0]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @v3i17(<3 x i17> %a) {
  %r = call i17 @llvm.vector.reduce.smax(<3 x i17> %a)
  ret i17 %r
}

; CHECK-LABEL: %v2i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v2ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %ulong %a_1 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong %a_1 1
; CHECK-NEXT: %r_2 = OpExtInst %ulong [[M0]] s_max [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.smax(<2 x i64> %a)
  ret i64 %r
}

; CHECK-LABEL: %v1i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @v1i32(<1 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax(<1 x i32> %a)
  ret i32 %r
}
