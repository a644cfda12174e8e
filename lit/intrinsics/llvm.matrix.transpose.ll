; llvm.matrix.transpose transposes matrices in column-major vectors.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4float %v2float

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_2x3 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v2float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorShuffle %v4float [[V0]] [[V1]] 0 2 4 1
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorShuffle %v2float [[V0]] [[V1]] 3 5
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V2]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <6 x float> @f32_2x3(<6 x float> %a) {
  %r = call <6 x float> @llvm.matrix.transpose(<6 x float> %a, i32 2, i32 3)
  ret <6 x float> %r
}

; CHECK-LABEL: %i32_2x2 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpVectorShuffle %v4uint %a %a 0 2 1 3
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @i32_2x2(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.matrix.transpose(<4 x i32> %a, i32 2, i32 2)
  ret <4 x i32> %r
}
