; The decoration CooperativeMatrixTransposeEXT needs SPV_EXT_cooperative_matrix_maintenance1.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_cooperative_matrix_maintenance1 --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability CooperativeMatrixConversionsEXT
; CHECK: {{[0-9]+}} Extension "SPV_EXT_cooperative_matrix_maintenance1"
; CHECK: {{[0-9]+}} Decorate {{[0-9]+}} CooperativeMatrixTransposeEXT
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_cooperative_matrix_maintenance1
; REFUSED-NEXT: Decoration CooperativeMatrixTransposeEXT needs SPV_EXT_cooperative_matrix_maintenance1 (allow it with --spirv-ext=+SPV_EXT_cooperative_matrix_maintenance1)
; REFUSED-NEXT: at   the decoration !{i32 5440}
; REFUSED-NEXT: at   the global variable @v
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0
!0 = !{!1}
!1 = !{i32 5440}
