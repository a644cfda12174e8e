; llvm.vector.interleave8 interleaves the lanes of 8 vectors.
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
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v16half %v8half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v2uint
; CHECK-NEXT: %b = OpFunctionParameter %v2uint
; CHECK-NEXT: %c = OpFunctionParameter %v2uint
; CHECK-NEXT: %d = OpFunctionParameter %v2uint
; CHECK-NEXT: %e = OpFunctionParameter %v2uint
; CHECK-NEXT: %f = OpFunctionParameter %v2uint
; CHECK-NEXT: %g = OpFunctionParameter %v2uint
; CHECK-NEXT: %h = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %uint %b 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %c 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %uint %d 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uint %e 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %uint %f 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %uint %g 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %uint %h 0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %uint %b 1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %uint %c 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint %d 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %uint %e 1
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeExtract %uint %f 1
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %uint %g 1
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %uint %h 1
; CHECK-NEXT: %r = OpCompositeConstruct %v16uint [[V0]] [[V1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]] [[V8]] [[V9]] [[V10]] [[V11]] [[V12]] [[V13]] [[V14]] [[V15]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <16 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c, <2 x i32> %d, <2 x i32> %e, <2 x i32> %f, <2 x i32> %g, <2 x i32> %h) {
  %r = call <16 x i32> @llvm.vector.interleave8(<2 x i32> %a, <2 x i32> %b, <2 x i32> %c, <2 x i32> %d, <2 x i32> %e, <2 x i32> %f, <2 x i32> %g, <2 x i32> %h)
  ret <16 x i32> %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %b_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %c_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %d_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %e_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %f_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %g_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %h_0 = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %half %b_0 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %half %c_0 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %half %d_0 0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %half %e_0 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpCompositeExtract %half %f_0 0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %half %g_0 0
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %half %h_0 0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %half %b_0 1
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %half %c_0 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %half %d_0 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeExtract %half %e_0 1
; CHECK-NEXT: [[V13:%[0-9]+]] = OpCompositeExtract %half %f_0 1
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %half %g_0 1
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %half %h_0 1
; CHECK-NEXT: [[V16:%[0-9]+]] = OpCompositeConstruct %v16half [[V0]] [[V1]] [[V2]] [[V3]] [[V4]] [[V5]] [[V6]] [[V7]] [[V8]] [[V9]] [[V10]] [[V11]] [[V12]] [[V13]] [[V14]] [[V15]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %half %b_0 2
; CHECK-NEXT: [[V19:%[0-9]+]] = OpCompositeExtract %half %c_0 2
; CHECK-NEXT: [[V20:%[0-9]+]] = OpCompositeExtract %half %d_0 2
; CHECK-NEXT: [[V21:%[0-9]+]] = OpCompositeExtract %half %e_0 2
; CHECK-NEXT: [[V22:%[0-9]+]] = OpCompositeExtract %half %f_0 2
; CHECK-NEXT: [[V23:%[0-9]+]] = OpCompositeExtract %half %g_0 2
; CHECK-NEXT: [[V24:%[0-9]+]] = OpCompositeExtract %half %h_0 2
; CHECK-NEXT: [[V25:%[0-9]+]] = OpCompositeConstruct %v8half [[V17]] [[V18]] [[V19]] [[V20]] [[V21]] [[V22]] [[V23]] [[V24]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V16]] [[V25]]
; CHECK-NEXT: OpReturnValue [[V26]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <24 x half> @v3f16(<3 x half> %a, <3 x half> %b, <3 x half> %c, <3 x half> %d, <3 x half> %e, <3 x half> %f, <3 x half> %g, <3 x half> %h) {
  %r = call <24 x half> @llvm.vector.interleave8(<3 x half> %a, <3 x half> %b, <3 x half> %c, <3 x half> %d, <3 x half> %e, <3 x half> %f, <3 x half> %g, <3 x half> %h)
  ret <24 x half> %r
}
