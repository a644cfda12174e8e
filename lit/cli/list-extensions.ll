; The list of extensions, or of those with a text in their names, has what each adds, what uses it, and the translation
; without it.
; RUN: llvm-spirv-rs --list-extensions | FileCheck %s --match-full-lines

; CHECK:      SPV_KHR_fma
; CHECK-NEXT: {{  }}adds: multiplication and addition with one rounding
; CHECK-NEXT: {{  }}capabilities: FMAKHR
; CHECK-NEXT: {{  }}versions: from 1.0
; CHECK-NEXT: {{  }}not included in `all`
; CHECK-NEXT: {{  }}used by: `llvm.fma`, `fma`; otherwise `OpenCL.std fma`
; CHECK-NEXT: {{  }}used by: `__spirv_FmaKHR`; otherwise refused
; CHECK-NEXT: SPV_KHR_integer_dot_product
;
; RUN: llvm-spirv-rs --list-extensions khr_fma | FileCheck %s --check-prefix=ONE --implicit-check-not=SPV_
; ONE:      {{^}}SPV_KHR_fma{{$}}
; ONE-NEXT: adds:
;
; RUN: not llvm-spirv-rs --list-extensions=SPV_KHR_fmo 2>&1 | FileCheck %s --check-prefix=NONE
; NONE: error[E112]: no extension has `SPV_KHR_fmo` in its name: --list-extensions without a name lists all
