; The decoration InitModeINTEL needs SPV_INTEL_global_variable_decorations.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_global_variable_decorations --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability GlobalVariableDecorationsINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_global_variable_decorations"
; CHECK: {{[0-9]+}} Decorate {{[0-9]+}} 6148 8
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_global_variable_decorations
; REFUSED-NEXT: Decoration InitModeINTEL needs SPV_INTEL_global_variable_decorations (allow it with --spirv-ext=+SPV_INTEL_global_variable_decorations)
; REFUSED-NEXT: at   the decoration !{i32 6148, i32 8}
; REFUSED-NEXT: at   the global variable @v
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0
!0 = !{!1}
!1 = !{i32 6148, i32 8}
