; Options of other translators that would change the result are refused, with the reason.
; RUN: not llvm-spirv-rs %s --spirv-max-version=2.0 -o - 2>&1 | FileCheck %s --check-prefix=VERSION

; VERSION: error[E112]: invalid value '2.0' for '--spirv-max-version <VERSION>'

target triple = "spir64-unknown-unknown"
