; llvm.convert.from.fp16 converts the bits of a half.
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

; CHECK-LABEL: %to_f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %half %a
; CHECK-NEXT: %r = OpFConvert %float [[V0]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @to_f32(i16 %a) {
  %r = call float @llvm.convert.from.fp16(i16 %a)
  ret float %r
}

; CHECK-LABEL: %to_f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %half %a_0
; CHECK-NEXT: %r_0 = OpFConvert %double [[V0]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func double @to_f64(i16 %a) {
  %r = call double @llvm.convert.from.fp16(i16 %a)
  ret double %r
}
