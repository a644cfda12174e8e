; llvm.experimental.constrained.llrint is lowered as llvm.llrint: kernels have no exceptions and round to nearest.
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

; CHECK-LABEL: %i64_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %float [[M0]] rint %a
; CHECK-NEXT: %r = OpConvertFToS %ulong [[V0]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f32(float %a) strictfp {
  %r = call i64 @llvm.experimental.constrained.llrint(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret i64 %r
}

; CHECK-LABEL: %i64_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpExtInst %double [[M0]] rint %a_0
; CHECK-NEXT: %r_0 = OpConvertFToS %ulong [[V0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @i64_f64(double %a) strictfp {
  %r = call i64 @llvm.experimental.constrained.llrint(double %a, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret i64 %r
}
