; llvm.vector.interleave2 interleaves the lanes of 2 vectors.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v2half

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %v2i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v2uint
; CHECK-NEXT: %b = OpFunctionParameter %v2uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpVectorShuffle %v4uint %a %b 0 2 1 3
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i32> @v2i32(<2 x i32> %a, <2 x i32> %b) {
  %r = call <4 x i32> @llvm.vector.interleave2(<2 x i32> %a, <2 x i32> %b)
  ret <4 x i32> %r
}

; CHECK-LABEL: %v3f16 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3half
; CHECK-NEXT: %b_0 = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpVectorShuffle %v4half %a_0 %b_0 0 3 1 4
; CHECK-NEXT: [[V1:%[0-9]+]] = OpVectorShuffle %v2half %a_0 %b_0 2 5
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <6 x half> @v3f16(<3 x half> %a, <3 x half> %b) {
  %r = call <6 x half> @llvm.vector.interleave2(<3 x half> %a, <3 x half> %b)
  ret <6 x half> %r
}
