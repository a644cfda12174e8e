; llvm.convert.to.fp16 returns the bits of its operand rounded to half.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %from_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFConvert %half %a
; CHECK-NEXT: %r = OpBitcast %ushort [[V0]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @from_f32(float %a) {
  %r = call i16 @llvm.convert.to.fp16(float %a)
  ret i16 %r
}

; CHECK-LABEL: %from_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFConvert %half %a_0
; CHECK-NEXT: %r_0 = OpBitcast %ushort [[V0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i16 @from_f64(double %a) {
  %r = call i16 @llvm.convert.to.fp16(double %a)
  ret i16 %r
}
