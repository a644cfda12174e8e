; llvm.vp.umin computes all lanes: lanes that mask or length disable are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4ushort %v3ushort

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %v4bool %a %b
; CHECK-NEXT: %r = OpSelect %v4uint [[V0]] %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i32> @llvm.vp.umin(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7i16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4ushort
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3ushort
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v4bool
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionParameter %v3bool
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %v4bool [[V0]] [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpULessThan %v3bool [[V1]] [[V3]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4ushort [[V4]] [[V0]] [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %v3ushort [[V5]] [[V1]] [[V3]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue [[V8]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x i16> @v7i16(<7 x i16> %a, <7 x i16> %b, <7 x i1> %m, i32 %n) {
  %r = call <7 x i16> @llvm.vp.umin(<7 x i16> %a, <7 x i16> %b, <7 x i1> %m, i32 %n)
  ret <7 x i16> %r
}

; CHECK-LABEL: %v4i17 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %b_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: %m_0 = OpFunctionParameter %v4bool
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %v4bool %a_0 %b_0
; CHECK-NEXT: %r_0 = OpSelect %v4uint [[V0]] %a_0 %b_0
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i17> @v4i17(<4 x i17> %a, <4 x i17> %b, <4 x i1> %m, i32 %n) {
  %r = call <4 x i17> @llvm.vp.umin(<4 x i17> %a, <4 x i17> %b, <4 x i1> %m, i32 %n)
  ret <4 x i17> %r
}
