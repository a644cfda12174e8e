; llvm.vector.deinterleave8 splits a vector into 8 vectors with a lane stride of 8.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v2uint %v2uint %v2uint %v2uint %v2uint %v2uint %v2uint %v2uint
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %ushort %ushort %ushort %ushort %ushort %ushort %ushort %ushort

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v16uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 0 8
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 1 9
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 2 10
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 3 11
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 4 12
; CHECK-NEXT: [[V5:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 5 13
; CHECK-NEXT: [[V6:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 6 14
; CHECK-NEXT: [[V7:%[0-9]+]] = OpVectorShuffle %v2uint %a %a 7 15
; CHECK-NEXT: %r = OpCompositeConstruct [[M0]] [[V0]] [[V1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @v2i32(<16 x i32> %a) {
  %r = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave8(<16 x i32> %a)
  ret { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %r
}

; CHECK-LABEL: %v1i16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v8ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %ushort %a_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ushort %a_0 1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %ushort %a_0 2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %ushort %a_0 3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %ushort %a_0 4
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %ushort %a_0 5
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %ushort %a_0 6
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %ushort %a_0 7
; CHECK-NEXT: %r_0 = OpCompositeConstruct [[M1]] [[V0]] [[V1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func { <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16> } @v1i16(<8 x i16> %a) {
  %r = call { <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16> } @llvm.vector.deinterleave8(<8 x i16> %a)
  ret { <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16> } %r
}
