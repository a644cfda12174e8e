; llvm.sincos returns the sine and the cosine.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %float %float
; CHECK: [[M2:%_struct_[0-9a-z_]+]] = OpTypeStruct %half %half
; CHECK: [[M3:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4float %v4float
; CHECK: [[M4:%_struct_[0-9a-z_]+]] = OpTypeStruct %double %double

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %float [[M0]] sin %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] cos %a
; CHECK-NEXT: %r = OpCompositeConstruct [[M1]] [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func { float, float } @f32(float %a) {
  %r = call { float, float } @llvm.sincos(float %a)
  ret { float, float } %r
}

; CHECK-LABEL: %f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %half [[M0]] sin %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %half [[M0]] cos %a_0
; CHECK-NEXT: %r_0 = OpCompositeConstruct [[M2]] [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func { half, half } @f16(half %a) {
  %r = call { half, half } @llvm.sincos(half %a)
  ret { half, half } %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %v4float [[M0]] sin %a_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] cos %a_1
; CHECK-NEXT: %r_1 = OpCompositeConstruct [[M3]] [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func { <4 x float>, <4 x float> } @v4f32(<4 x float> %a) {
  %r = call { <4 x float>, <4 x float> } @llvm.sincos(<4 x float> %a)
  ret { <4 x float>, <4 x float> } %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %double [[M0]] sin %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %double [[M0]] cos %a_2
; CHECK-NEXT: %r_2 = OpCompositeConstruct [[M4]] [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func { double, double } @f64(double %a) {
  %r = call { double, double } @llvm.sincos(double %a)
  ret { double, double } %r
}
