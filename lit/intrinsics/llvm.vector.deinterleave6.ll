; llvm.vector.deinterleave6 splits a vector into 6 vectors with a lane stride of 6.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v2uint %v2uint %v2uint %v2uint %v2uint %v2uint
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %ushort %ushort %ushort %ushort %ushort %ushort

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v8uint
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorShuffle %v2uint [[V0]] [[V0]] 0 6
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v2uint [[V0]] [[V0]] 1 7
; CHECK-NEXT: [[V4:%[0-9]+]] = OpVectorShuffle %v2uint [[V0]] [[V1]] 2 8
; CHECK-NEXT: [[V5:%[0-9]+]] = OpVectorShuffle %v2uint [[V0]] [[V1]] 3 9
; CHECK-NEXT: [[V6:%[0-9]+]] = OpVectorShuffle %v2uint [[V0]] [[V1]] 4 10
; CHECK-NEXT: [[V7:%[0-9]+]] = OpVectorShuffle %v2uint [[V0]] [[V1]] 5 11
; CHECK-NEXT: %r = OpCompositeConstruct [[M0]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @v2i32(<12 x i32> %a) {
  %r = call { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } @llvm.vector.deinterleave6(<12 x i32> %a)
  ret { <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32>, <2 x i32> } %r
}

; CHECK-LABEL: %v1i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 2
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %ushort [[V0]] 3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %ushort [[V1]] 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %ushort [[V1]] 1
; CHECK-NEXT: %r_0 = OpCompositeConstruct [[M1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func { <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16> } @v1i16(<6 x i16> %a) {
  %r = call { <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16> } @llvm.vector.deinterleave6(<6 x i16> %a)
  ret { <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16>, <1 x i16> } %r
}
