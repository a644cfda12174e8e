; The value of --spirv-ext is a list of names with signs.
; RUN: not llvm-spirv-rs %s --spirv-ext=SPV_KHR_bfloat16 -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,SIGN
; RUN: not llvm-spirv-rs %s --spirv-ext= -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,EMPTY
; RUN: not llvm-spirv-rs %s --spirv-ext=+all, -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,COMMA
; RUN: not llvm-spirv-rs %s --spirv-ext=- -o - 2>&1 | FileCheck %s --check-prefixes=CHECK,NAME

; CHECK:      error[E106]: InvalidExtensionList: Invalid value of --spirv-ext, expected format is:
; CHECK-NEXT: --spirv-ext=+EXT_NAME,-EXT_NAME
; SIGN-NEXT:  expected `+` or `-` before the name of the extension `SPV_KHR_bfloat16`
; EMPTY-NEXT: expected a list of extensions, found ``
; COMMA-NEXT: expected a list of extensions, found `+all,`
; NAME-NEXT:  expected the name of an extension after the sign in `-`

target triple = "spir64-unknown-unknown"
