; llvm.powi becomes the OpenCL.std instruction pown, whose exponent has 32 bits in each lane.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %float [[M0]] pown %a %n
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32(float %a, i32 %n) {
  %r = call float @llvm.powi(float %a, i32 %n)
  ret float %r
}

; CHECK-LABEL: %f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpExtInst %half [[M0]] pown %a_0 %n_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f16(half %a, i32 %n) {
  %r = call half @llvm.powi(half %a, i32 %n)
  ret half %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeConstruct %v4uint %n_1 %n_1 %n_1 %n_1
; CHECK-NEXT: %r_1 = OpExtInst %v4float [[M0]] pown %a_1 [[V0]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, i32 %n) {
  %r = call <4 x float> @llvm.powi(<4 x float> %a, i32 %n)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: %n_2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeConstruct %v4uint %n_2 %n_2 %n_2 %n_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeConstruct %v3uint %n_2 %n_2 %n_2
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %v4half [[M0]] pown [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %v3half [[M0]] pown [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue [[V6]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a, i32 %n) {
  %r = call <7 x half> @llvm.powi(<7 x half> %a, i32 %n)
  ret <7 x half> %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: %n_3 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpExtInst %double [[M0]] pown %a_2 %n_3
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64(double %a, i32 %n) {
  %r = call double @llvm.powi(double %a, i32 %n)
  ret double %r
}

; CHECK-LABEL: %f32_i16 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %float
; CHECK-NEXT: %n_4 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %uint %n_4
; CHECK-NEXT: %r_3 = OpExtInst %float [[M0]] pown %a_3 [[V0]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32_i16(float %a, i16 %n) {
  %r = call float @llvm.powi(float %a, i16 %n)
  ret float %r
}

; CHECK-LABEL: %f32_constant = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpExtInst %float [[M0]] pown %a_4 %uint_4294967293
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32_constant(float %a) {
  %r = call float @llvm.powi(float %a, i32 -3)
  ret float %r
}
