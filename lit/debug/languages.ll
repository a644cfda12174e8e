; A source language that the set has no number for is omitted, with a warning.
;
; RUN: llvm-spirv-rs %s --Wdebug-info -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s --Wdebug-info --spirv-debug-info-version=nonsemantic-shader-200 -o %t.200.spv 2>&1 | FileCheck %s --check-prefix=V200 --allow-empty

; CHECK: warning[W002]: source languages that the set of debug instructions does not have are omitted
; CHECK-NEXT: DW_LANG_Fortran08
; V200-NOT: languages

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran08, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.f90", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
