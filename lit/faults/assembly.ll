; Inline assembly without its extension is refused; the message names the extension and the location.
; shows: P2-inline-asm-without-extension
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      RequiresExtension: Feature requires the following SPIR-V extension:
; CHECK-NEXT: SPV_INTEL_inline_assembly
; CHECK-NEXT: inline assembly needs SPV_INTEL_inline_assembly
; CHECK-NEXT: at {{.*}} call i32 asm
; CHECK-NEXT: in function @k

target triple = "spir64-unknown-unknown"
define spir_kernel void @k(i32 %a) {
  %v = call i32 asm "mov $0, $1", "=r,r"(i32 %a)
  ret void
}
