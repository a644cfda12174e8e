; The man page and the completions of shells have all options.
; RUN: llvm-spirv-rs generate man | FileCheck %s --check-prefix=MAN
; RUN: llvm-spirv-rs generate bash > %t.bash && bash -n %t.bash && FileCheck %s < %t.bash
; RUN: llvm-spirv-rs generate zsh | FileCheck %s
; RUN: llvm-spirv-rs generate fish | FileCheck %s --check-prefix=FISH
; RUN: not llvm-spirv-rs generate cake 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; MAN: .TH llvm-spirv-rs 1
; MAN: spirv\-max\-version
; CHECK: --spirv-max-version
; FISH: -l spirv-max-version
; UNKNOWN: error: invalid value 'cake' for '<DOCUMENT>'
