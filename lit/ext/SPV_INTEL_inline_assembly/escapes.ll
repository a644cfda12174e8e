; Inline assembly is written unchanged, including its escapes; text that is not UTF-8 is refused, because SPIR-V strings
; are UTF-8.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_inline_assembly --spirv-tools-dis | FileCheck %s
; RUN: sed 's/\\5Cx41/\\FF/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_inline_assembly -o %t.spv 2>&1 | FileCheck %s --check-prefix=BYTES
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: OpAsmINTEL {{.*}} ".ascii \"\\x41\"" ""
; BYTES:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; BYTES-NEXT: expected inline assembly in UTF-8, which is all that SPIR-V has, found other bytes
; BYTES: in   function @k
; REFUSED: SPV_INTEL_inline_assembly

target triple = "spir64-unknown-unknown"

define spir_func void @k() {
  call void asm sideeffect ".ascii \22\5Cx41\22", ""()
  ret void
}
