; llvm.frexp returns the fraction and the exponent, whose width may differ from that of the OpenCL.std frexp.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %float %uint
; CHECK: [[M2:%_struct_[0-9a-z_]+]] = OpTypeStruct %half %ushort
; CHECK: [[M3:%_struct_[0-9a-z_]+]] = OpTypeStruct %double %ulong
; CHECK: [[M4:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4float %v4uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %float [[M0]] frexp %a [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpLoad %uint [[V0]]
; CHECK-NEXT: %r = OpCompositeConstruct [[M1]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func { float, i32 } @f32_i32(float %a) {
  %r = call { float, i32 } @llvm.frexp(float %a)
  ret { float, i32 } %r
}

; CHECK-LABEL: %f16_i16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %half [[M0]] frexp %a_0 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpLoad %uint [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSConvert %ushort [[V2]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct [[M2]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func { half, i16 } @f16_i16(half %a) {
  %r = call { half, i16 } @llvm.frexp(half %a)
  ret { half, i16 } %r
}

; CHECK-LABEL: %f64_i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %double [[M0]] frexp %a_1 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpLoad %uint [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSConvert %ulong [[V2]]
; CHECK-NEXT: %r_1 = OpCompositeConstruct [[M3]] [[V1]] [[V3]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func { double, i64 } @f64_i64(double %a) {
  %r = call { double, i64 } @llvm.frexp(double %a)
  ret { double, i64 } %r
}

; CHECK-LABEL: %v4f32_v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVariable %_ptr_Function_v4uint Function
; CHECK-NEXT: [[V1:%[0-9]+]] = OpExtInst %v4float [[M0]] frexp %a_2 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpLoad %v4uint [[V0]]
; CHECK-NEXT: %r_2 = OpCompositeConstruct [[M4]] [[V1]] [[V2]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func { <4 x float>, <4 x i32> } @v4f32_v4i32(<4 x float> %a) {
  %r = call { <4 x float>, <4 x i32> } @llvm.frexp(<4 x float> %a)
  ret { <4 x float>, <4 x i32> } %r
}
