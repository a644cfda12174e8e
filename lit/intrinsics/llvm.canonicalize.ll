; llvm.canonicalize quiets NaN and leaves other numbers unchanged.
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
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %v4uint %uint_4194304 %uint_4194304 %uint_4194304 %uint_4194304

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUnordered %bool %a %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %uint %a
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseOr %uint [[V1]] %uint_4194304
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %float [[V2]]
; CHECK-NEXT: %r = OpSelect %float [[V0]] [[V3]] %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32(float %a) {
  %r = call float @llvm.canonicalize(float %a)
  ret float %r
}

; CHECK-LABEL: %f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUnordered %bool %a_0 %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %ushort %a_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseOr %ushort [[V1]] %ushort_512
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %half [[V2]]
; CHECK-NEXT: %r_0 = OpSelect %half [[V0]] [[V3]] %a_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f16(half %a) {
  %r = call half @llvm.canonicalize(half %a)
  ret half %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUnordered %v4bool %a_1 %a_1
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %v4uint %a_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseOr %v4uint [[V1]] [[M0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %v4float [[V2]]
; CHECK-NEXT: %r_1 = OpSelect %v4float [[V0]] [[V3]] %a_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a) {
  %r = call <4 x float> @llvm.canonicalize(<4 x float> %a)
  ret <4 x float> %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUnordered %bool %a_2 %a_2
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %ulong %a_2
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitwiseOr %ulong [[V1]] %ulong_2251799813685248
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %double [[V2]]
; CHECK-NEXT: %r_2 = OpSelect %double [[V0]] [[V3]] %a_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64(double %a) {
  %r = call double @llvm.canonicalize(double %a)
  ret double %r
}
