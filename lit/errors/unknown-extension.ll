; A misspelled extension is quoted in the message, whether it is allowed or disallowed.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_nothing -o - 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+all,-SPV_KHR_nothing -o - 2>&1 | FileCheck %s

; CHECK: error: UnknownExtension: Unknown extension 'SPV_KHR_nothing' was specified via --spirv-ext option

target triple = "spir64-unknown-unknown"
