; A function that may be called indirectly has ReferencedIndirectlyINTEL where function pointers are allowed.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_function_pointers | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT
; RUN: sed 's/^;CALL //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: OpCapability IndirectReferencesINTEL
; CHECK: OpDecorate %f ReferencedIndirectlyINTEL
; CHECK-NOT: OpDecorate %g ReferencedIndirectlyINTEL

; WITHOUT-NOT: INTEL

; REFUSED:      FunctionPointers: Can't translate function pointer:
; REFUSED-NEXT: a call through a pointer

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %x) "referenced-indirectly" {
  ret i32 %x
}

define spir_func i32 @g(i32 %x, ptr %p) {
;CALL call spir_func void %p()
  ret i32 %x
}
