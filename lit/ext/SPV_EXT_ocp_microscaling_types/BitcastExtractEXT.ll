; A call of OpBitcastExtractEXT needs SPV_EXT_ocp_microscaling_types.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_ocp_microscaling_types --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability BitcastExtractEXT
; CHECK: {{[0-9]+}} Extension "SPV_EXT_float8"
; CHECK: {{[0-9]+}} Extension "SPV_EXT_ocp_microscaling_types"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} BitcastExtractEXT {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_ocp_microscaling_types
; REFUSED-NEXT: SPV_EXT_float8
; REFUSED-NEXT: OpBitcastExtractEXT needs SPV_EXT_ocp_microscaling_types (allow it with --spirv-ext=+SPV_EXT_ocp_microscaling_types)
; REFUSED-NEXT: at   %r = call spir_func <4 x i8> @__spirv_BitcastExtractEXT(<4 x i32> %a0, i32 %a1)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}BitcastExtractEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <4 x i8> @__spirv_BitcastExtractEXT(<4 x i32> %a0, i32 %a1)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i8> @__spirv_BitcastExtractEXT(<4 x i32>, i32)

define spir_func void @f(<4 x i32> %a0, i32 %a1) {
  %r = call spir_func <4 x i8> @__spirv_BitcastExtractEXT(<4 x i32> %a0, i32 %a1)
  ret void
}
