; A built-in variable of sub-groups.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpDecorate %__spirv_BuiltInSubgroupId BuiltIn SubgroupId
; CHECK: %x = OpLoad %uint %__spirv_BuiltInSubgroupId Aligned 4

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.subgroup.id()

define spir_func i32 @f() {
  %x = call i32 @llvm.spv.subgroup.id()
  ret i32 %x
}
