; A built-in variable of sub-groups.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpDecorate %__spirv_BuiltInSubgroupSize BuiltIn SubgroupSize
; CHECK: %x = OpLoad %uint %__spirv_BuiltInSubgroupSize Aligned 4

target triple = "spirv64-unknown-unknown"

declare i32 @llvm.spv.subgroup.size()

define spir_func i32 @f() {
  %x = call i32 @llvm.spv.subgroup.size()
  ret i32 %x
}
