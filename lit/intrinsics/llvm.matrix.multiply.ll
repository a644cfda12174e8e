; llvm.matrix.multiply adds the products of rows and columns in order.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_2x2x2 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %b = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %float %a 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %float %b 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFMul %float [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %float %a 2
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %float %b 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFMul %float [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpFAdd %float [[V2]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %float %a 1
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %float %b 0
; CHECK-NEXT: [[V9:%[0-9]+]] = OpFMul %float [[V7]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %float %a 3
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %float %b 1
; CHECK-NEXT: [[V12:%[0-9]+]] = OpFMul %float [[V10]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFAdd %float [[V9]] [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpCompositeExtract %float %a 0
; CHECK-NEXT: [[V15:%[0-9]+]] = OpCompositeExtract %float %b 2
; CHECK-NEXT: [[V16:%[0-9]+]] = OpFMul %float [[V14]] [[V15]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpCompositeExtract %float %a 2
; CHECK-NEXT: [[V18:%[0-9]+]] = OpCompositeExtract %float %b 3
; CHECK-NEXT: [[V19:%[0-9]+]] = OpFMul %float [[V17]] [[V18]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpFAdd %float [[V16]] [[V19]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpCompositeExtract %float %a 1
; CHECK-NEXT: [[V22:%[0-9]+]] = OpCompositeExtract %float %b 2
; CHECK-NEXT: [[V23:%[0-9]+]] = OpFMul %float [[V21]] [[V22]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpCompositeExtract %float %a 3
; CHECK-NEXT: [[V25:%[0-9]+]] = OpCompositeExtract %float %b 3
; CHECK-NEXT: [[V26:%[0-9]+]] = OpFMul %float [[V24]] [[V25]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpFAdd %float [[V23]] [[V26]]
; CHECK-NEXT: %r = OpCompositeConstruct %v4float [[V6]] [[V13]] [[V20]] [[V27]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f32_2x2x2(<4 x float> %a, <4 x float> %b) {
  %r = call <4 x float> @llvm.matrix.multiply(<4 x float> %a, <4 x float> %b, i32 2, i32 2, i32 2)
  ret <4 x float> %r
}

; CHECK-LABEL: %i32_1x2x2 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v2uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %uint %a_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %uint %b_0 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %uint [[V0]] [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %uint %a_0 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uint %b_0 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIMul %uint [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIAdd %uint [[V2]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %uint %a_0 0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeExtract %uint %b_0 2
; CHECK-NEXT: [[V9:%[0-9]+]] = OpIMul %uint [[V7]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %uint %a_0 1
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %uint %b_0 3
; CHECK-NEXT: [[V12:%[0-9]+]] = OpIMul %uint [[V10]] [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpIAdd %uint [[V9]] [[V12]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v2uint [[V6]] [[V13]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x i32> @i32_1x2x2(<2 x i32> %a, <4 x i32> %b) {
  %r = call <2 x i32> @llvm.matrix.multiply(<2 x i32> %a, <4 x i32> %b, i32 1, i32 2, i32 2)
  ret <2 x i32> %r
}
