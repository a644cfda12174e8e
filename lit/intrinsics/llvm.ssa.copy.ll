; llvm.ssa.copy is replaced by its operand.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %v4half %v3half
; CHECK: [[M1:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %ulong

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32(i32 %a) {
  %r = call i32 @llvm.ssa.copy(i32 %a)
  ret i32 %r
}

; CHECK-LABEL: %v7f16 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %v4half
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %v3half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func <7 x half> @v7f16(<7 x half> %a) {
  %r = call <7 x half> @llvm.ssa.copy(<7 x half> %a)
  ret <7 x half> %r
}

; CHECK-LABEL: %p1 = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %a_0
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr addrspace(1) @p1(ptr addrspace(1) %a) {
  %r = call ptr addrspace(1) @llvm.ssa.copy(ptr addrspace(1) %a)
  ret ptr addrspace(1) %r
}

; CHECK-LABEL: %i128 = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeConstruct [[M1]] [[V0]] [[V1]]
; CHECK-NEXT: OpReturnValue [[V2]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i128 @i128(i128 %a) {
  %r = call i128 @llvm.ssa.copy(i128 %a)
  ret i128 %r
}
