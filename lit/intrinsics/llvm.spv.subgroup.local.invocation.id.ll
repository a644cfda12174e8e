; A built-in variable of sub-groups.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpDecorate %__spirv_BuiltInSubgroupLocalInvocationId BuiltIn SubgroupLocalInvocationId
; CHECK: %x = OpLoad %uint %__spirv_BuiltInSubgroupLocalInvocationId Aligned 4

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.subgroup.local.invocation.id()

define spir_func i32 @f() {
  %x = call i32 @llvm.spv.subgroup.local.invocation.id()
  ret i32 %x
}
