; An unknown extension is quoted in the message, whether it is allowed or disallowed, with the most similar name.
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_nothing -o - 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+all,-SPV_KHR_nothing -o - 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat_16 -o - 2>&1 | FileCheck %s --check-prefix=SIMILAR

; CHECK: error[E105]: UnknownExtension: Unknown extension 'SPV_KHR_nothing' was specified via --spirv-ext option; --list-extensions lists the known ones
; SIMILAR: error[E105]: UnknownExtension: Unknown extension 'SPV_KHR_bfloat_16' was specified via --spirv-ext option; did you mean SPV_KHR_bfloat16?

target triple = "spir64-unknown-unknown"
