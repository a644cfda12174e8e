; A misspelt extension is quoted, on whichever side of the list it stands.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_nothing -o - 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+all,-SPV_KHR_nothing -o - 2>&1 | FileCheck %s

; CHECK: error: UnknownExtension: {{.*}}SPV_KHR_nothing

target triple = "spir64-unknown-unknown"
