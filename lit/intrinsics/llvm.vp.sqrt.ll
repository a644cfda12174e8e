; llvm.vp.sqrt computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %v4float [[M0]] sqrt %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x i1> %m, i32 %n) {
  %r = call <4 x float> @llvm.vp.sqrt(<4 x float> %a, <4 x i1> %m, i32 %n)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpExtInst %v4half [[M0]] sqrt [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %v3half [[M0]] sqrt [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V2]] [[V3]]
; CHECK-NEXT: OpReturnValue [[V4]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a, <7 x i1> %m, i32 %n) {
  %r = call <7 x half> @llvm.vp.sqrt(<7 x half> %a, <7 x i1> %m, i32 %n)
  ret <7 x half> %r
}
