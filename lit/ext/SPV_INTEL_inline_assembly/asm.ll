; Inline assembly: one OpAsmTargetINTEL, an OpAsmINTEL with text and constraints for each use, and an OpAsmCallINTEL.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_inline_assembly | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: sed 's/^;ODD //' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_inline_assembly -o %t.spv 2>&1 | FileCheck %s --check-prefix=ODD

; CHECK-DAG: OpCapability AsmINTEL
; CHECK-DAG: OpDecorate %[[FIRST:[0-9]+]] SideEffectsINTEL
; CHECK-DAG: %[[TARGET:[0-9]+]] = OpAsmTargetINTEL "spir64-unknown-unknown"
; CHECK-DAG: %[[FIRST]] = OpAsmINTEL %void %{{[0-9]+}} %[[TARGET]] "barrier" "~{memory}"
; CHECK-DAG: %[[SECOND:[0-9]+]] = OpAsmINTEL %uint %{{[0-9]+}} %[[TARGET]] "add $0 $1 $2" "=r,r,r"
; CHECK-NOT: OpAsmTargetINTEL
; CHECK:     OpAsmCallINTEL %void %[[FIRST]]
; CHECK:     %sum = OpAsmCallINTEL %uint %[[SECOND]] %n %x
; CHECK:     %pair = OpAsmCallINTEL %_struct_{{[0-9]+}} %{{[0-9]+}} %n

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_inline_assembly
; REFUSED-NEXT: inline assembly needs SPV_INTEL_inline_assembly (allow it with --spirv-ext=+SPV_INTEL_inline_assembly)
; REFUSED: at call void asm sideeffect "barrier"

; ODD:      InvalidInstruction: Can't translate llvm instruction:
; ODD-NEXT: inline assembly cannot take or return a value of type i24

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %n, float %x) {
  call void asm sideeffect "barrier", "~{memory}"()
  %sum = call i32 asm "add $0 $1 $2", "=r,r,r"(i32 %n, float %x)
  %pair = call { i32, float } asm "split $0 $1 $2", "=r,=r,r"(i32 %n)
;ODD call void asm "odd $0", "r"(i24 0)
  %first = extractvalue { i32, float } %pair, 0
  %all = add i32 %first, %sum
  ret i32 %all
}
