; A long text is continued after its DebugSource.
; RUN: awk '/^!1 / { while (count++ < 28000) text = text "0123456789"; sub(/TEXT/, text) } { print }' %s > %t.ll
; RUN: llvm-spirv-rs %t.ll --spirv-debug-info-version=nonsemantic-shader-100 -spirv-text -o - | FileCheck %s

; CHECK: String [[#FIRST:]] "0123456789
; CHECK: String [[#SECOND:]] "{{[0-9]+}}"
; CHECK: DebugSource [[#]] [[#FIRST]] {{$}}
; CHECK: DebugSourceContinued [[#SECOND]] {{$}}
; CHECK-NOT: DebugSourceContinued
; CHECK: DebugCompilationUnit

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "text.cl", directory: "/src", source: "TEXT")
!2 = !{i32 2, !"Debug Info Version", i32 3}
