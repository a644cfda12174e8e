; llvm.stepvector is a constant: 0, 1, 2, ...
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort
; CHECK: [[M1:%[0-9]+]] = OpConstantComposite %v4uint %uint_0 %uint_1 %uint_2 %uint_3
; CHECK: [[M2:%[0-9]+]] = OpConstantComposite %v4ushort %ushort_0 %ushort_1 %ushort_2 %ushort_3
; CHECK: [[M3:%[0-9]+]] = OpConstantComposite %v3ushort %ushort_4 %ushort_5 %ushort_6
; CHECK: [[M4:%[0-9]+]] = OpConstantComposite %v2ulong %ulong_0 %ulong_1
; CHECK: [[M5:%[0-9]+]] = OpConstantComposite %v3uint %uint_0 %uint_1 %uint_2
; CHECK: [[M6:%[0-9]+]] = OpConstantComposite %v8uchar %uchar_0 %uchar_1 %uchar_2 %uchar_3 %uchar_4 %uchar_5 %uchar_6 %uchar_7

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue [[M1]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32() {
  %r = call <4 x i32> @llvm.stepvector()
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeConstruct [[M0]] [[M2]] [[M3]]
; CHECK-NEXT: OpReturnValue [[V0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16() {
  %r = call <7 x i16> @llvm.stepvector()
  ret <7 x i16> %r
}

; CHECK-LABEL: %v2i64 = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue [[M4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i64> @v2i64() {
  %r = call <2 x i64> @llvm.stepvector()
  ret <2 x i64> %r
}

; CHECK-LABEL: %v3i17 = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue [[M5]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i17> @v3i17() {
  %r = call <3 x i17> @llvm.stepvector()
  ret <3 x i17> %r
}

; CHECK-LABEL: %v8i8 = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue [[M6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <8 x i8> @v8i8() {
  %r = call <8 x i8> @llvm.stepvector()
  ret <8 x i8> %r
}
