; A number of a work-item is read from an input variable with the decoration BuiltIn.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "k" %__spirv_BuiltInGlobalInvocationId
; CHECK: OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
; CHECK: OpDecorate %__spirv_BuiltInGlobalInvocationId Constant
; CHECK: OpDecorate %__spirv_BuiltInGlobalInvocationId LinkageAttributes "__spirv_BuiltInGlobalInvocationId" Import
; CHECK: %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3ulong Input

target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)

; CHECK: [[M0]] = OpFunction %void None {{%[0-9]+}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId Aligned 32
; CHECK-NEXT: [[V1:%[0-9]+]] = OpCompositeExtract %ulong [[V0]] 0
; CHECK-NEXT: %id = OpSelect %ulong %true [[V1]] %ulong_0
; CHECK-NEXT: OpStore %p %id Aligned 8
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i64 %id, ptr addrspace(1) %p, align 8
  ret void
}
