; llvm.vp.select selects lane by lane; lanes from the length on are poison.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %c = OpFunctionParameter %v4bool
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %b = OpFunctionParameter %v4uint
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpSelect %v4uint %c %a %b
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v4i32(<4 x i1> %c, <4 x i32> %a, <4 x i32> %b, i32 %n) {
  %r = call <4 x i32> @llvm.vp.select(<4 x i1> %c, <4 x i32> %a, <4 x i32> %b, i32 %n)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4bool
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3bool
; CHECK-NEXT: [[V2:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V3:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: [[V4:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V5:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V6:%[0-9]+]] = OpSelect %v4half [[V0]] [[V2]] [[V4]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpSelect %v3half [[V1]] [[V3]] [[V5]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V6]] [[V7]]
; CHECK-NEXT: OpReturnValue [[V8]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x i1> %c, <7 x half> %a, <7 x half> %b, i32 %n) {
  %r = call <7 x half> @llvm.vp.select(<7 x i1> %c, <7 x half> %a, <7 x half> %b, i32 %n)
  ret <7 x half> %r
}
