; Inline assembly is written as it is, escapes of its own included; in other encodings than UTF-8 SPIR-V cannot have it.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_inline_assembly --spirv-tools-dis | FileCheck %s
; RUN: sed 's/\\5Cx41/\\FF/' %s | not llvm-spirv-rs - --spirv-ext=+SPV_INTEL_inline_assembly -o %t.spv 2>&1 | FileCheck %s --check-prefix=BYTES
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: OpAsmINTEL {{.*}} ".ascii \"\\x41\"" ""
; BYTES: error: InvalidInstruction: expected inline assembly in UTF-8, which is all that SPIR-V has, found other bytes
; BYTES: in   function @k
; REFUSED: SPV_INTEL_inline_assembly

target triple = "spir64-unknown-unknown"

define spir_func void @k() {
  call void asm sideeffect ".ascii \22\5Cx41\22", ""()
  ret void
}
