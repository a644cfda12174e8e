; llvm.lrint rounds to an integer, ties to even.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i64_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %float [[M0]] rint %a
; CHECK-NEXT: %r = OpConvertFToS %ulong [[V0]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f32(float %a) {
  %r = call i64 @llvm.lrint(float %a)
  ret i64 %r
}

; CHECK-LABEL: %i64_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %double [[M0]] rint %a_0
; CHECK-NEXT: %r_0 = OpConvertFToS %ulong [[V0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f64(double %a) {
  %r = call i64 @llvm.lrint(double %a)
  ret i64 %r
}

; CHECK-LABEL: %i32_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %float [[M0]] rint %a_1
; CHECK-NEXT: %r_1 = OpConvertFToS %uint [[V0]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_f32(float %a) {
  %r = call i32 @llvm.lrint(float %a)
  ret i32 %r
}

; CHECK-LABEL: %i32_f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %half [[M0]] rint %a_2
; CHECK-NEXT: %r_2 = OpConvertFToS %uint [[V0]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_f16(half %a) {
  %r = call i32 @llvm.lrint(half %a)
  ret i32 %r
}

; CHECK-LABEL: %v4i32_v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %v4float [[M0]] rint %a_3
; CHECK-NEXT: %r_3 = OpConvertFToS %v4uint [[V0]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32_v4f32(<4 x float> %a) {
  %r = call <4 x i32> @llvm.lrint(<4 x float> %a)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v4i64_v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_4 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %v4float [[M0]] rint %a_4
; CHECK-NEXT: %r_4 = OpConvertFToS %v4ulong [[V0]]
; CHECK-NEXT: OpReturnValue %r_4
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i64> @v4i64_v4f32(<4 x float> %a) {
  %r = call <4 x i64> @llvm.lrint(<4 x float> %a)
  ret <4 x i64> %r
}
