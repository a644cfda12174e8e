; A non-semantic set allows its extension, unless the list of extensions excludes it.
; RUN: not llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-max-version=1.5 --spirv-ext=-SPV_KHR_non_semantic_info -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-max-version=1.5 -o %t.spv

; CHECK: SPV_KHR_non_semantic_info

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
