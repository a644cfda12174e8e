; llvm.bitreverse is expanded, or becomes OpBitReverse where SPV_KHR_bit_instructions is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bit_instructions --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_1 %uint_1 %uint_1 %uint_1
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_1431655765 %uint_1431655765 %uint_1431655765 %uint_1431655765
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4uint %uint_2 %uint_2 %uint_2 %uint_2
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v4uint %uint_858993459 %uint_858993459 %uint_858993459 %uint_858993459
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v4uint %uint_4 %uint_4 %uint_4 %uint_4
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v4uint %uint_252645135 %uint_252645135 %uint_252645135 %uint_252645135
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v4uint %uint_8 %uint_8 %uint_8 %uint_8
; CHECK: [[M7:%[0-9]+]] = OpConstantComposite %v4uint %uint_16711935 %uint_16711935 %uint_16711935 %uint_16711935
; CHECK: [[M8:%[0-9]+]] = OpConstantComposite %v4uint %uint_16 %uint_16 %uint_16 %uint_16
;
; ALLOWED: OpCapability Addresses
; ALLOWED-NEXT: OpCapability Linkage
; ALLOWED-NEXT: OpCapability Kernel
; ALLOWED-NEXT: OpCapability Int64
; ALLOWED-NEXT: OpCapability Int8
; ALLOWED-NEXT: OpCapability BitInstructions
; ALLOWED-NEXT: OpExtension "SPV_KHR_bit_instructions"
; ALLOWED-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; ALLOWED-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %uint %a %uint_1431655765
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %uint %a %uint_1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %uint [[V2]] %uint_1431655765
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %uint [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %uint [[V4]] %uint_858993459
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %uint [[V5]] %uint_2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %uint [[V4]] %uint_2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] %uint_858993459
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %uint [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %uint [[V9]] %uint_252645135
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %uint [[V10]] %uint_4
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %uint [[V9]] %uint_4
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %uint [[V12]] %uint_252645135
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseOr %uint [[V11]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V14]] %uint_16711935
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] %uint_8
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %uint [[V14]] %uint_8
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseAnd %uint [[V17]] %uint_16711935
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitwiseOr %uint [[V16]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftLeftLogical %uint [[V19]] %uint_16
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %uint [[V19]] %uint_16
; CHECK-NEXT: %r = OpBitwiseOr %uint [[V20]] [[V21]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i32 = OpFunction {{.*}}
; ALLOWED-NEXT: %a = OpFunctionParameter %uint
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r = OpBitReverse %uint %a
; ALLOWED-NEXT: OpReturnValue %r
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a) {
  %r = call i32 @llvm.bitreverse(i32 %a)
  ret i32 %r
}

; CHECK-LABEL: %i8 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %uchar %a_0 %uchar_85
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uchar [[V0]] %uchar_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %uchar %a_0 %uchar_1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %uchar [[V2]] %uchar_85
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %uchar [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %uchar [[V4]] %uchar_51
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %uchar [[V5]] %uchar_2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %uchar [[V4]] %uchar_2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %uchar [[V7]] %uchar_51
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %uchar [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftLeftLogical %uchar [[V9]] %uchar_4
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftRightLogical %uchar [[V9]] %uchar_4
; CHECK-NEXT: %r_0 = OpBitwiseOr %uchar [[V10]] [[V11]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i8 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_0 = OpFunctionParameter %uchar
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r_0 = OpBitReverse %uchar %a_0
; ALLOWED-NEXT: OpReturnValue %r_0
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i8 @i8(i8 %a) {
  %r = call i8 @llvm.bitreverse(i8 %a)
  ret i8 %r
}

; CHECK-LABEL: %i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %uint %a_1 %uint_1431655765
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %uint %a_1 %uint_1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %uint [[V2]] %uint_1431655765
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %uint [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %uint [[V4]] %uint_858993459
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %uint [[V5]] %uint_2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %uint [[V4]] %uint_2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %uint [[V7]] %uint_858993459
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %uint [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %uint [[V9]] %uint_252645135
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %uint [[V10]] %uint_4
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %uint [[V9]] %uint_4
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %uint [[V12]] %uint_252645135
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseOr %uint [[V11]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %uint [[V14]] %uint_16711935
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %uint [[V15]] %uint_8
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %uint [[V14]] %uint_8
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseAnd %uint [[V17]] %uint_16711935
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitwiseOr %uint [[V16]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftLeftLogical %uint [[V19]] %uint_16
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %uint [[V19]] %uint_16
; CHECK-NEXT: [[V22:%[0-9]+]] = OpBitwiseOr %uint [[V20]] [[V21]]
; CHECK-NEXT: %r_1 = OpShiftRightLogical %uint [[V22]] %uint_15
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i17 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_1 = OpFunctionParameter %uint
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: [[V0:%[0-9]+]] = OpBitReverse %uint %a_1
; ALLOWED-NEXT: %r_1 = OpShiftRightLogical %uint [[V0]] %uint_15
; ALLOWED-NEXT: OpReturnValue %r_1
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i17 @i17(i17 %a) {
  %r = call i17 @llvm.bitreverse(i17 %a)
  ret i17 %r
}

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %v4uint %a_2 [[M1]]
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V0]] [[M0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %v4uint %a_2 [[M0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %v4uint [[V2]] [[M1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %v4uint [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %v4uint [[V4]] [[M3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V5]] [[M2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %v4uint [[V4]] [[M2]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %v4uint [[V7]] [[M3]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %v4uint [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %v4uint [[V9]] [[M5]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V10]] [[M4]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %v4uint [[V9]] [[M4]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %v4uint [[V12]] [[M5]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseOr %v4uint [[V11]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %v4uint [[V14]] [[M7]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V15]] [[M6]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %v4uint [[V14]] [[M6]]
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseAnd %v4uint [[V17]] [[M7]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitwiseOr %v4uint [[V16]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpShiftLeftLogical %v4uint [[V19]] [[M8]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %v4uint [[V19]] [[M8]]
; CHECK-NEXT: %r_2 = OpBitwiseOr %v4uint [[V20]] [[V21]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %v4i32 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_2 = OpFunctionParameter %v4uint
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r_2 = OpBitReverse %v4uint %a_2
; ALLOWED-NEXT: OpReturnValue %r_2
; ALLOWED-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.bitreverse(<4 x i32> %a)
  ret <4 x i32> %r
}

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitwiseAnd %ulong %a_3 %ulong_6148914691236517205
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %ulong [[V0]] %ulong_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpShiftRightLogical %ulong %a_3 %ulong_1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitwiseAnd %ulong [[V2]] %ulong_6148914691236517205
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitwiseOr %ulong [[V1]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitwiseAnd %ulong [[V4]] %ulong_3689348814741910323
; CHECK-NEXT: [[V6:%[0-9]+]] = OpShiftLeftLogical %ulong [[V5]] %ulong_2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftRightLogical %ulong [[V4]] %ulong_2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitwiseAnd %ulong [[V7]] %ulong_3689348814741910323
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitwiseOr %ulong [[V6]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitwiseAnd %ulong [[V9]] %ulong_1085102592571150095
; CHECK-NEXT: [[V11:%[0-9]+]] = OpShiftLeftLogical %ulong [[V10]] %ulong_4
; CHECK-NEXT: [[V12:%[0-9]+]] = OpShiftRightLogical %ulong [[V9]] %ulong_4
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitwiseAnd %ulong [[V12]] %ulong_1085102592571150095
; CHECK-NEXT: [[V14:%[0-9]+]] = OpBitwiseOr %ulong [[V11]] [[V13]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpBitwiseAnd %ulong [[V14]] %ulong_71777214294589695
; CHECK-NEXT: [[V16:%[0-9]+]] = OpShiftLeftLogical %ulong [[V15]] %ulong_8
; CHECK-NEXT: [[V17:%[0-9]+]] = OpShiftRightLogical %ulong [[V14]] %ulong_8
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitwiseAnd %ulong [[V17]] %ulong_71777214294589695
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitwiseOr %ulong [[V16]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpBitwiseAnd %ulong [[V19]] %ulong_281470681808895
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftLeftLogical %ulong [[V20]] %ulong_16
; CHECK-NEXT: [[V22:%[0-9]+]] = OpShiftRightLogical %ulong [[V19]] %ulong_16
; CHECK-NEXT: [[V23:%[0-9]+]] = OpBitwiseAnd %ulong [[V22]] %ulong_281470681808895
; CHECK-NEXT: [[V24:%[0-9]+]] = OpBitwiseOr %ulong [[V21]] [[V23]]
; CHECK-NEXT: [[V25:%[0-9]+]] = OpShiftLeftLogical %ulong [[V24]] %ulong_32
; CHECK-NEXT: [[V26:%[0-9]+]] = OpShiftRightLogical %ulong [[V24]] %ulong_32
; CHECK-NEXT: %r_3 = OpBitwiseOr %ulong [[V25]] [[V26]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %i64 = OpFunction {{.*}}
; ALLOWED-NEXT: %a_3 = OpFunctionParameter %ulong
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r_3 = OpBitReverse %ulong %a_3
; ALLOWED-NEXT: OpReturnValue %r_3
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i64 @i64(i64 %a) {
  %r = call i64 @llvm.bitreverse(i64 %a)
  ret i64 %r
}
