; llvm.lround rounds to an integer, ties away from zero.
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
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %float [[M0]] round %a
; CHECK-NEXT: %r = OpConvertFToS %ulong [[V0]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f32(float %a) {
  %r = call i64 @llvm.lround(float %a)
  ret i64 %r
}

; CHECK-LABEL: %i64_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %double [[M0]] round %a_0
; CHECK-NEXT: %r_0 = OpConvertFToS %ulong [[V0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f64(double %a) {
  %r = call i64 @llvm.lround(double %a)
  ret i64 %r
}

; CHECK-LABEL: %i32_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %float [[M0]] round %a_1
; CHECK-NEXT: %r_1 = OpConvertFToS %uint [[V0]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_f32(float %a) {
  %r = call i32 @llvm.lround(float %a)
  ret i32 %r
}

; CHECK-LABEL: %i32_f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %half [[M0]] round %a_2
; CHECK-NEXT: %r_2 = OpConvertFToS %uint [[V0]]
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_f16(half %a) {
  %r = call i32 @llvm.lround(half %a)
  ret i32 %r
}
