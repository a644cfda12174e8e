; llvm.fmuladd becomes the OpenCL.std instruction mad, or a multiplication and an addition if the options disable mad.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-replace-fmuladd-with-ocl-mad=false --spirv-tools-dis | FileCheck %s --check-prefix=SEPARATE --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half
;
; SEPARATE: OpCapability Addresses
; SEPARATE-NEXT: OpCapability Linkage
; SEPARATE-NEXT: OpCapability Kernel
; SEPARATE-NEXT: OpCapability Float16Buffer
; SEPARATE-NEXT: OpCapability Float16
; SEPARATE-NEXT: OpCapability Float64
; SEPARATE-NEXT: OpCapability Int16
; SEPARATE-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; SEPARATE-NEXT: OpMemoryModel Physical64 OpenCL
; SEPARATE: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %float
; CHECK-NEXT: %b = OpFunctionParameter %float
; CHECK-NEXT: %c = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpExtInst %float [[M0]] mad %a %b %c
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; SEPARATE-LABEL: %f32 = OpFunction {{.*}}
; SEPARATE-NEXT: %a = OpFunctionParameter %float
; SEPARATE-NEXT: %b = OpFunctionParameter %float
; SEPARATE-NEXT: %c = OpFunctionParameter %float
; SEPARATE-NEXT: {{%[0-9]+}} = OpLabel
; SEPARATE-NEXT: [[V0:%[0-9]+]] = OpFMul %float %a %b
; SEPARATE-NEXT: %r = OpFAdd %float [[V0]] %c
; SEPARATE-NEXT: OpReturnValue %r
; SEPARATE-NEXT: OpFunctionEnd
define spir_func float @f32(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd(float %a, float %b, float %c)
  ret float %r
}

; CHECK-LABEL: %f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %half
; CHECK-NEXT: %b_0 = OpFunctionParameter %half
; CHECK-NEXT: %c_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpExtInst %half [[M0]] mad %a_0 %b_0 %c_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
;
; SEPARATE-LABEL: %f16 = OpFunction {{.*}}
; SEPARATE-NEXT: %a_0 = OpFunctionParameter %half
; SEPARATE-NEXT: %b_0 = OpFunctionParameter %half
; SEPARATE-NEXT: %c_0 = OpFunctionParameter %half
; SEPARATE-NEXT: {{%[0-9]+}} = OpLabel
; SEPARATE-NEXT: [[V0:%[0-9]+]] = OpFMul %half %a_0 %b_0
; SEPARATE-NEXT: %r_0 = OpFAdd %half [[V0]] %c_0
; SEPARATE-NEXT: OpReturnValue %r_0
; SEPARATE-NEXT: OpFunctionEnd
define spir_func half @f16(half %a, half %b, half %c) {
  %r = call half @llvm.fmuladd(half %a, half %b, half %c)
  ret half %r
}

; CHECK-LABEL: %v4f32 = OpFunction {{.*}}
; CHECK-NEXT: %a_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %b_1 = OpFunctionParameter %v4float
; CHECK-NEXT: %c_1 = OpFunctionParameter %v4float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpExtInst %v4float [[M0]] mad %a_1 %b_1 %c_1
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
;
; SEPARATE-LABEL: %v4f32 = OpFunction {{.*}}
; SEPARATE-NEXT: %a_1 = OpFunctionParameter %v4float
; SEPARATE-NEXT: %b_1 = OpFunctionParameter %v4float
; SEPARATE-NEXT: %c_1 = OpFunctionParameter %v4float
; SEPARATE-NEXT: {{%[0-9]+}} = OpLabel
; SEPARATE-NEXT: [[V0:%[0-9]+]] = OpFMul %v4float %a_1 %b_1
; SEPARATE-NEXT: %r_1 = OpFAdd %v4float [[V0]] %c_1
; SEPARATE-NEXT: OpReturnValue %r_1
; SEPARATE-NEXT: OpFunctionEnd
define spir_func <4 x float> @v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.fmuladd(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  ret <4 x float> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V6:%[0-9]+]] = OpExtInst %v4half [[M0]] mad [[V0]] [[V2]] [[V4]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpExtInst %v3half [[M0]] mad [[V1]] [[V3]] [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue [[V8]]
; CHECK-NEXT: OpFunctionEnd
;
; SEPARATE-LABEL: %v7f16 = OpFunction {{.*}}
; SEPARATE-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; SEPARATE-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; SEPARATE-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4half
; SEPARATE-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3half
; SEPARATE-NEXT: [[V4:%[0-9]+]] = OpFunctionParameter %v4half
; SEPARATE-NEXT: [[V5:%[0-9]+]] = OpFunctionParameter %v3half
; SEPARATE-NEXT: {{%[0-9]+}} = OpLabel
; SEPARATE-NEXT: [[V6:%[0-9]+]] = OpFMul %v4half [[V0]] [[V2]]
; SEPARATE-NEXT: [[V7:%[0-9]+]] = OpFAdd %v4half [[V6]] [[V4]]
; SEPARATE-NEXT: [[V8:%[0-9]+]] = OpFMul %v3half [[V1]] [[V3]]
; SEPARATE-NEXT: [[V9:%[0-9]+]] = OpFAdd %v3half [[V8]] [[V5]]
; SEPARATE-NEXT: [[V10:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V7]] [[V9]]
; SEPARATE-NEXT: OpReturnValue [[V10]]
; SEPARATE-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a, <7 x half> %b, <7 x half> %c) {
  %r = call <7 x half> @llvm.fmuladd(<7 x half> %a, <7 x half> %b, <7 x half> %c)
  ret <7 x half> %r
}

; CHECK-LABEL: %f64 = OpFunction {{.*}}
; CHECK-NEXT: %a_2 = OpFunctionParameter %double
; CHECK-NEXT: %b_2 = OpFunctionParameter %double
; CHECK-NEXT: %c_2 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpExtInst %double [[M0]] mad %a_2 %b_2 %c_2
; CHECK-NEXT: OpReturnValue %r_2
; CHECK-NEXT: OpFunctionEnd
;
; SEPARATE-LABEL: %f64 = OpFunction {{.*}}
; SEPARATE-NEXT: %a_2 = OpFunctionParameter %double
; SEPARATE-NEXT: %b_2 = OpFunctionParameter %double
; SEPARATE-NEXT: %c_2 = OpFunctionParameter %double
; SEPARATE-NEXT: {{%[0-9]+}} = OpLabel
; SEPARATE-NEXT: [[V0:%[0-9]+]] = OpFMul %double %a_2 %b_2
; SEPARATE-NEXT: %r_2 = OpFAdd %double [[V0]] %c_2
; SEPARATE-NEXT: OpReturnValue %r_2
; SEPARATE-NEXT: OpFunctionEnd
define spir_func double @f64(double %a, double %b, double %c) {
  %r = call double @llvm.fmuladd(double %a, double %b, double %c)
  ret double %r
}

; CHECK-LABEL: %bf16 = OpFunction {{.*}}
; CHECK-NEXT: %a_3 = OpFunctionParameter %ushort
; CHECK-NEXT: %b_3 = OpFunctionParameter %ushort
; CHECK-NEXT: %c_3 = OpFunctionParameter %ushort
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_3
; CHECK-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUConvert %uint %b_3
; CHECK-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %uint [[V3]] %uint_16
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %float [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpUConvert %uint %c_3
; CHECK-NEXT: [[V7:%[0-9]+]] = OpShiftLeftLogical %uint [[V6]] %uint_16
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %float [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpExtInst %float [[M0]] fma [[V2]] [[V5]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpFMul %float [[V2]] [[V5]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpFAdd %float [[V10]] [[V8]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpFSub %float [[V11]] [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpFSub %float [[V11]] [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpFSub %float [[V8]] [[V12]]
; CHECK-NEXT: [[V15:%[0-9]+]] = OpFSub %float [[V10]] [[V13]]
; CHECK-NEXT: [[V16:%[0-9]+]] = OpFAdd %float [[V15]] [[V14]]
; CHECK-NEXT: [[V17:%[0-9]+]] = OpFOrdNotEqual %bool [[V16]] %float_0
; CHECK-NEXT: [[V18:%[0-9]+]] = OpBitcast %uint [[V16]]
; CHECK-NEXT: [[V19:%[0-9]+]] = OpBitcast %uint [[V9]]
; CHECK-NEXT: [[V20:%[0-9]+]] = OpBitwiseXor %uint [[V18]] [[V19]]
; CHECK-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %uint [[V20]] %uint_31
; CHECK-NEXT: [[V22:%[0-9]+]] = OpSelect %uint [[V17]] [[V21]] %uint_0
; CHECK-NEXT: [[V23:%[0-9]+]] = OpISub %uint [[V19]] [[V22]]
; CHECK-NEXT: [[V24:%[0-9]+]] = OpSelect %uint [[V17]] %uint_1 %uint_0
; CHECK-NEXT: [[V25:%[0-9]+]] = OpBitwiseOr %uint [[V23]] [[V24]]
; CHECK-NEXT: [[V26:%[0-9]+]] = OpBitcast %float [[V25]]
; CHECK-NEXT: [[V27:%[0-9]+]] = OpBitcast %uint [[V26]]
; CHECK-NEXT: [[V28:%[0-9]+]] = OpShiftRightLogical %uint [[V27]] %uint_16
; CHECK-NEXT: [[V29:%[0-9]+]] = OpBitwiseAnd %uint [[V28]] %uint_1
; CHECK-NEXT: [[V30:%[0-9]+]] = OpIAdd %uint [[V27]] %uint_32767
; CHECK-NEXT: [[V31:%[0-9]+]] = OpIAdd %uint [[V30]] [[V29]]
; CHECK-NEXT: [[V32:%[0-9]+]] = OpBitwiseOr %uint [[V27]] %uint_4194304
; CHECK-NEXT: [[V33:%[0-9]+]] = OpUnordered %bool [[V26]] [[V26]]
; CHECK-NEXT: [[V34:%[0-9]+]] = OpSelect %uint [[V33]] [[V32]] [[V31]]
; CHECK-NEXT: [[V35:%[0-9]+]] = OpShiftRightLogical %uint [[V34]] %uint_16
; CHECK-NEXT: %r_3 = OpUConvert %ushort [[V35]]
; CHECK-NEXT: OpReturnValue %r_3
; CHECK-NEXT: OpFunctionEnd
;
; SEPARATE-LABEL: %bf16 = OpFunction {{.*}}
; SEPARATE-NEXT: %a_3 = OpFunctionParameter %ushort
; SEPARATE-NEXT: %b_3 = OpFunctionParameter %ushort
; SEPARATE-NEXT: %c_3 = OpFunctionParameter %ushort
; SEPARATE-NEXT: {{%[0-9]+}} = OpLabel
; SEPARATE-NEXT: [[V0:%[0-9]+]] = OpUConvert %uint %a_3
; SEPARATE-NEXT: [[V1:%[0-9]+]] = OpShiftLeftLogical %uint [[V0]] %uint_16
; SEPARATE-NEXT: [[V2:%[0-9]+]] = OpBitcast %float [[V1]]
; SEPARATE-NEXT: [[V3:%[0-9]+]] = OpUConvert %uint %b_3
; SEPARATE-NEXT: [[V4:%[0-9]+]] = OpShiftLeftLogical %uint [[V3]] %uint_16
; SEPARATE-NEXT: [[V5:%[0-9]+]] = OpBitcast %float [[V4]]
; SEPARATE-NEXT: [[V6:%[0-9]+]] = OpUConvert %uint %c_3
; SEPARATE-NEXT: [[V7:%[0-9]+]] = OpShiftLeftLogical %uint [[V6]] %uint_16
; SEPARATE-NEXT: [[V8:%[0-9]+]] = OpBitcast %float [[V7]]
; SEPARATE-NEXT: [[V9:%[0-9]+]] = OpExtInst %float [[M0]] fma [[V2]] [[V5]] [[V8]]
; SEPARATE-NEXT: [[V10:%[0-9]+]] = OpFMul %float [[V2]] [[V5]]
; SEPARATE-NEXT: [[V11:%[0-9]+]] = OpFAdd %float [[V10]] [[V8]]
; SEPARATE-NEXT: [[V12:%[0-9]+]] = OpFSub %float [[V11]] [[V10]]
; SEPARATE-NEXT: [[V13:%[0-9]+]] = OpFSub %float [[V11]] [[V12]]
; SEPARATE-NEXT: [[V14:%[0-9]+]] = OpFSub %float [[V8]] [[V12]]
; SEPARATE-NEXT: [[V15:%[0-9]+]] = OpFSub %float [[V10]] [[V13]]
; SEPARATE-NEXT: [[V16:%[0-9]+]] = OpFAdd %float [[V15]] [[V14]]
; SEPARATE-NEXT: [[V17:%[0-9]+]] = OpFOrdNotEqual %bool [[V16]] %float_0
; SEPARATE-NEXT: [[V18:%[0-9]+]] = OpBitcast %uint [[V16]]
; SEPARATE-NEXT: [[V19:%[0-9]+]] = OpBitcast %uint [[V9]]
; SEPARATE-NEXT: [[V20:%[0-9]+]] = OpBitwiseXor %uint [[V18]] [[V19]]
; SEPARATE-NEXT: [[V21:%[0-9]+]] = OpShiftRightLogical %uint [[V20]] %uint_31
; SEPARATE-NEXT: [[V22:%[0-9]+]] = OpSelect %uint [[V17]] [[V21]] %uint_0
; SEPARATE-NEXT: [[V23:%[0-9]+]] = OpISub %uint [[V19]] [[V22]]
; SEPARATE-NEXT: [[V24:%[0-9]+]] = OpSelect %uint [[V17]] %uint_1 %uint_0
; SEPARATE-NEXT: [[V25:%[0-9]+]] = OpBitwiseOr %uint [[V23]] [[V24]]
; SEPARATE-NEXT: [[V26:%[0-9]+]] = OpBitcast %float [[V25]]
; SEPARATE-NEXT: [[V27:%[0-9]+]] = OpBitcast %uint [[V26]]
; SEPARATE-NEXT: [[V28:%[0-9]+]] = OpShiftRightLogical %uint [[V27]] %uint_16
; SEPARATE-NEXT: [[V29:%[0-9]+]] = OpBitwiseAnd %uint [[V28]] %uint_1
; SEPARATE-NEXT: [[V30:%[0-9]+]] = OpIAdd %uint [[V27]] %uint_32767
; SEPARATE-NEXT: [[V31:%[0-9]+]] = OpIAdd %uint [[V30]] [[V29]]
; SEPARATE-NEXT: [[V32:%[0-9]+]] = OpBitwiseOr %uint [[V27]] %uint_4194304
; SEPARATE-NEXT: [[V33:%[0-9]+]] = OpUnordered %bool [[V26]] [[V26]]
; SEPARATE-NEXT: [[V34:%[0-9]+]] = OpSelect %uint [[V33]] [[V32]] [[V31]]
; SEPARATE-NEXT: [[V35:%[0-9]+]] = OpShiftRightLogical %uint [[V34]] %uint_16
; SEPARATE-NEXT: %r_3 = OpUConvert %ushort [[V35]]
; SEPARATE-NEXT: OpReturnValue %r_3
; SEPARATE-NEXT: OpFunctionEnd
define spir_func bfloat @bf16(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.fmuladd(bfloat %a, bfloat %b, bfloat %c)
  ret bfloat %r
}
