; A misspelled extension is quoted in the message, whether it is allowed or disallowed.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_nothing -o - 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+all,-SPV_KHR_nothing -o - 2>&1 | FileCheck %s

; CHECK: error: UnknownExtension: {{.*}}SPV_KHR_nothing

target triple = "spir64-unknown-unknown"
