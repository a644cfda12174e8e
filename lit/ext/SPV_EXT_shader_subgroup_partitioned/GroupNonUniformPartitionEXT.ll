; A call of OpGroupNonUniformPartitionEXT needs SPV_EXT_shader_subgroup_partitioned.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_subgroup_partitioned --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability GroupNonUniformPartitionedEXT
; CHECK: {{[0-9]+}} Extension "SPV_EXT_shader_subgroup_partitioned"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} GroupNonUniformPartitionEXT {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_NV_shader_subgroup_partitioned or SPV_EXT_shader_subgroup_partitioned
; REFUSED-NEXT: OpGroupNonUniformPartitionEXT needs SPV_NV_shader_subgroup_partitioned or SPV_EXT_shader_subgroup_partitioned (allow it with --spirv-ext=+SPV_NV_shader_subgroup_partitioned)
; REFUSED-NEXT: at   %r = call spir_func <4 x i32> @__spirv_GroupNonUniformPartitionEXT(i32 %a0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}GroupNonUniformPartitionEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x i32> @__spirv_GroupNonUniformPartitionEXT(i32 %a0)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i32> @__spirv_GroupNonUniformPartitionEXT(i32)

define spir_func void @f(i32 %a0) {
  %r = call spir_func <4 x i32> @__spirv_GroupNonUniformPartitionEXT(i32 %a0)
  ret void
}
