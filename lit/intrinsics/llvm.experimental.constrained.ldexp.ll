; llvm.experimental.constrained.ldexp is lowered as llvm.ldexp: kernels have no exceptions and round to nearest.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %float [[M0]] ldexp %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @f32_i32(float %a, i32 %b) strictfp {
  %r = call float @llvm.experimental.constrained.ldexp(float %a, i32 %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret float %r
}

; CHECK-LABEL: %f64_i64 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %double
; CHECK-NEXT: %b_0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpISub %ulong %ulong_0 %ulong_1048576
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSLessThan %bool %b_0 %ulong_1048576
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %ulong [[V1]] %b_0 %ulong_1048576
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSGreaterThan %bool [[V2]] [[V0]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSelect %ulong [[V3]] [[V2]] [[V0]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSConvert %uint [[V4]]
; CHECK-NEXT: %r_0 = OpExtInst %double [[M0]] ldexp %a_0 [[V5]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func double @f64_i64(double %a, i64 %b) strictfp {
  %r = call double @llvm.experimental.constrained.ldexp(double %a, i64 %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %r
}
