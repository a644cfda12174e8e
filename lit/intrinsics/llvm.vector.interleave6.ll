; llvm.vector.interleave6 interleaves the lanes of 6 vectors.
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
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v8uint %v4uint
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v16half %v2half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v2uint
; CHECK-NEXT: %b = OpFunctionParameter %v2uint
; CHECK-NEXT: %c = OpFunctionParameter %v2uint
; CHECK-NEXT: %d = OpFunctionParameter %v2uint
; CHECK-NEXT: %e = OpFunctionParameter %v2uint
; CHECK-NEXT: %f = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %uint %b 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %c 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %uint %d 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uint %e 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %uint %f 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %uint %b 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct %v8uint [[V0]] [[V1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %uint %c 1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %uint %d 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint %e 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %uint %f 1
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeConstruct %v4uint [[V9]] [[V10]] [[V11]] [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V8]] [[V13]]
; CHECK-NEXT: OpReturnValue [[V14]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <12 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c, <2 x i32> %d, <2 x i32> %e, <2 x i32> %f) {
  %r = call <12 x i32> @llvm.vector.interleave6(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c, <2 x i32> %d, <2 x i32> %e, <2 x i32> %f)
  ret <12 x i32> %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %b_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %c_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %d_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %e_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %f_0 = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %half %b_0 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %half %c_0 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %half %d_0 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %half %e_0 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %half %f_0 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %half %b_0 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %half %c_0 1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %half %d_0 1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %half %e_0 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %half %f_0 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeExtract %half %b_0 2
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %half %c_0 2
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %half %d_0 2
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeConstruct %v16half [[V0]] [[V1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]] [[V8]] [[V9]] [[V10]] [[V11]] [[V12]] [[V13]] [[V14]] [[V15]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpVectorShuffle %v2half %e_0 %f_0 2 5
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V16]] [[V17]]
; CHECK-NEXT: OpReturnValue [[V18]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <18 x half> @v3f16(<3 x half> %a, <3 x half> %b, <3 x half> %c, <3 x half> %d, <3 x half> %e, <3 x half> %f) {
  %r = call <18 x half> @llvm.vector.interleave6(<3 x half> %a, <3 x half> %b, <3 x half> %c, <3 x half> %d, <3 x half> %e, <3 x half> %f)
  ret <18 x half> %r
}
