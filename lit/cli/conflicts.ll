; Options that ask for different forms of the result are refused together.
; RUN: not llvm-spirv-rs %s -s --spirv-text -o - 2>&1 | FileCheck %s --check-prefix=TEXT
; RUN: not llvm-spirv-rs %s -s --spirv-tools-dis -o - 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
; RUN: not llvm-spirv-rs %s --output-dir=%t.a --output-dir=%t.b 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: not llvm-spirv-rs %s --spec-const-info --spirv-text -o - 2>&1 | FileCheck %s --check-prefix=CONSTANTS

; TEXT:      error[E112]: the argument '-s{{.*}}' cannot be used with
; TEXT-SAME: --spirv-text
; ASSEMBLY:      error[E112]: the argument '-s{{.*}}' cannot be used with
; ASSEMBLY-SAME: --spirv-tools-dis
; TWICE: error[E112]: the argument '--output-dir <DIR>' cannot be used multiple times
; CONSTANTS:      error[E112]: the argument '--spec-const-info{{.*}}' cannot be used with
; CONSTANTS-SAME: --spirv-text

target triple = "spir64-unknown-unknown"
