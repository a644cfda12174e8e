; Only SPIR-V target triples are accepted.
; RUN: not llvm-spirv-rs %s -o - 2>&1 | FileCheck %s

; CHECK: error: InvalidTargetTriple: {{.*}}x86_64-unknown-linux-gnu

target triple = "x86_64-unknown-linux-gnu"
