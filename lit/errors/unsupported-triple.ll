; Only SPIR-V target triples are accepted.
; RUN: not llvm-spirv-rs %s -o - 2>&1 | FileCheck %s

; CHECK:      error[E001]: InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. Actual target triple is x86_64-unknown-linux-gnu
; CHECK-NEXT: the target triple is "x86_64-unknown-linux-gnu", but must be

target triple = "x86_64-unknown-linux-gnu"
