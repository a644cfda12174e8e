; llvm.vp.fmul computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %b = OpFunctionParameter %v4float
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpFMul %v4float %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.fmul(<4 x float> %a, <4 x float> %b, <4 x i1> %m, i32 %n)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFMul %v4half [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFMul %v3half [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue [[V6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a, <7 x half> %b, <7 x i1> %m, i32 %n) {
  %r = call <7 x half> @llvm.vp.fmul(<7 x half> %a, <7 x half> %b, <7 x i1> %m, i32 %n)
  ret <7 x half> %r
}
