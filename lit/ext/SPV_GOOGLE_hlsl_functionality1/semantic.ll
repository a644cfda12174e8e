; The decoration UserSemantic needs SPV_GOOGLE_hlsl_functionality1.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_GOOGLE_hlsl_functionality1 --spirv-max-version=1.3 --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.3 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpExtension "SPV_GOOGLE_hlsl_functionality1"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %v UserSemantic "text"
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_GOOGLE_hlsl_functionality1
; REFUSED-NEXT: Decoration UserSemantic needs SPV_GOOGLE_hlsl_functionality1 or SPIR-V 1.4 (allow it with --spirv-ext=+SPV_GOOGLE_hlsl_functionality1 or --spirv-max-version=1.4)
; REFUSED-NEXT: at   the decoration !{i32 5635, !"text"}
; REFUSED-NEXT: at   the global variable @v
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

@v = addrspace(1) global i32 0, !spirv.Decorations !0

!0 = !{!1}
!1 = !{i32 5635, !"text"}
