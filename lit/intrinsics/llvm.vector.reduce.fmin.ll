; llvm.vector.reduce.fmin reduces the lanes of a vector and ignores NaN.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpVectorExtractDynamic %float %a %uint_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpExtInst %float [[M0]] fmin [[V0]] [[V1]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpExtInst %float [[M0]] fmin [[V2]] [[V3]]
; CHECK-NEXT: %r = OpExtInst %float [[M0]] fmin [[V4]] [[V5]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func float @v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmin(<4 x float> %a)
  ret float %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %half %a_0 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %half %a_0 %uint_1
; CHECK-NEXT: [[V2:%[0-9]+]] = OpVectorExtractDynamic %half %a_0 %uint_2
; CHECK-NEXT: [[V3:%[0-9]+]] = OpExtInst %half [[M0]] fmin [[V0]] [[V1]]
; CHECK-NEXT: %r_0 = OpExtInst %half [[M0]] fmin [[V3]] [[V2]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @v3f16(<3 x half> %a) {
  %r = call half @llvm.vector.reduce.fmin(<3 x half> %a)
  ret half %r
}

; CHECK-LABEL: %v2f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v2double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorExtractDynamic %double %a_1 %uint_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorExtractDynamic %double %a_1 %uint_1
; CHECK-NEXT: %r_1 = OpExtInst %double [[M0]] fmin [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func double @v2f64(<2 x double> %a) {
  %r = call double @llvm.vector.reduce.fmin(<2 x double> %a)
  ret double %r
}
