; Named metadata may request an extension, which must be allowed.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/known.ll --spirv-ext=+SPV_KHR_expect_assume --spirv-tools-dis | FileCheck %s --check-prefix=KNOWN
; RUN: not llvm-spirv-rs %t/known.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: not llvm-spirv-rs %t/unknown.ll --spirv-ext=all -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; KNOWN:   OpExtension "SPV_KHR_expect_assume"
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_expect_assume
; REFUSED-NEXT: !spirv.Extension needs SPV_KHR_expect_assume (allow it with --spirv-ext=+SPV_KHR_expect_assume)
; UNKNOWN: UnknownExtension: unknown extension SPV_OTHER in !spirv.Extension

;--- known.ll
target triple = "spir64-unknown-unknown"
!spirv.Extension = !{!0}
!0 = !{!"SPV_KHR_expect_assume"}
;--- unknown.ll
target triple = "spir64-unknown-unknown"
!spirv.Extension = !{!0}
!0 = !{!"SPV_OTHER"}
