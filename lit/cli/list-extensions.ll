; The list of extensions has what each adds, what uses it, and the translation without it.
; RUN: llvm-spirv-rs --list-extensions | FileCheck %s --match-full-lines

; CHECK:      SPV_KHR_fma
; CHECK-NEXT: {{  }}adds: multiplication and addition with one rounding
; CHECK-NEXT: {{  }}capabilities: FMAKHR
; CHECK-NEXT: {{  }}versions: from 1.0
; CHECK-NEXT: {{  }}not included in `all`
; CHECK-NEXT: {{  }}used by: `llvm.fma`, `fma`; otherwise `OpenCL.std fma`
; CHECK-NEXT: {{  }}used by: `__spirv_FmaKHR`; otherwise refused
; CHECK-NEXT: SPV_KHR_integer_dot_product
