; llvm.experimental.constrained.fptoui is lowered as fptoui: kernels have no exceptions and round to nearest.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpConvertFToU %uint %a
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_f32(float %a) strictfp {
  %r = call i32 @llvm.experimental.constrained.fptoui(float %a, metadata !"fpexcept.strict") strictfp
  ret i32 %r
}

; CHECK-LABEL: %i17_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertFToU %uint %a_0
; CHECK-NEXT: %r_0 = OpBitwiseAnd %uint [[V0]] %uint_131071
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i17 @i17_f32(float %a) strictfp {
  %r = call i17 @llvm.experimental.constrained.fptoui(float %a, metadata !"fpexcept.strict") strictfp
  ret i17 %r
}

; CHECK-LABEL: %v4i32_v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpConvertFToU %v4uint %a_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4f32(<4 x float> %a) strictfp {
  %r = call <4 x i32> @llvm.experimental.constrained.fptoui(<4 x float> %a, metadata !"fpexcept.strict") strictfp
  ret <4 x i32> %r
}
