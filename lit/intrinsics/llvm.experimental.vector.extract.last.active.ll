; llvm.experimental.vector.extract.last.active returns the last enabled lane, or the third operand.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v4i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4uint
; CHECK-NEXT: %m = OpFunctionParameter %v4bool
; CHECK-NEXT: %e = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %bool %m 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %uint %a 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %uint [[V0]] [[V1]] %e
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uint %a 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %uint [[V3]] [[V4]] [[V2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %uint %a 2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpSelect %uint [[V6]] [[V7]] [[V5]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %bool %m 3
; CHECK-NEXT: [[V10:%[0-9]+]] = OpCompositeExtract %uint %a 3
; CHECK-NEXT: %r = OpSelect %uint [[V9]] [[V10]] [[V8]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @v4i32(<4 x i32> %a, <4 x i1> %m, i32 %e) {
  %r = call i32 @llvm.experimental.vector.extract.last.active(<4 x i32> %a, <4 x i1> %m, i32 %e)
  ret i32 %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %m_0 = OpFunctionParameter %v3bool
; CHECK-NEXT: %e_0 = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpCompositeExtract %bool %m_0 0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %half %a_0 0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpSelect %half [[V0]] [[V1]] %e_0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpCompositeExtract %bool %m_0 1
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %half %a_0 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpSelect %half [[V3]] [[V4]] [[V2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %bool %m_0 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %half %a_0 2
; CHECK-NEXT: %r_0 = OpSelect %half [[V6]] [[V7]] [[V5]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func half @v3f16(<3 x half> %a, <3 x i1> %m, half %e) {
  %r = call half @llvm.experimental.vector.extract.last.active(<3 x half> %a, <3 x i1> %m, half %e)
  ret half %r
}
