; llvm.vector.interleave3 interleaves the lanes of 3 vectors.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Vector16
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4uint %v2uint
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v8half %half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v2uint
; CHECK-NEXT: %b = OpFunctionParameter %v2uint
; CHECK-NEXT: %c = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %uint %b 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %c 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct %v4uint [[V0]] [[V1]] [[V2]] [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpVectorShuffle %v2uint %b %c 1 3
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue [[V6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <6 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c) {
  %r = call <6 x i32> @llvm.vector.interleave3(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c)
  ret <6 x i32> %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %b_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %c_0 = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %half %b_0 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %half %c_0 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %half %b_0 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %half %c_0 1
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %half %b_0 2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct %v8half [[V0]] [[V1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %half %c_0 2
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V8]] [[V9]]
; CHECK-NEXT: OpReturnValue [[V10]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <9 x half> @v3f16(<3 x half> %a, <3 x half> %b, <3 x half> %c) {
  %r = call <9 x half> @llvm.vector.interleave3(<3 x half> %a, <3 x half> %b, <3 x half> %c)
  ret <9 x half> %r
}
