; In the non-semantic sets, DebugInfoNone precedes functions and types, and is absent without them.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/unit.ll --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=UNIT
; RUN: llvm-spirv-rs %t/type.ll --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=TYPE

; UNIT:     DebugCompilationUnit
; UNIT-NOT: DebugInfoNone

; TYPE:     DebugCompilationUnit
; TYPE:     DebugInfoNone
; TYPE:     DebugTypeBasic
; TYPE-NOT: DebugInfoNone

;--- unit.ll
target triple = "spir64-unknown-unknown"
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
;--- type.ll
target triple = "spir64-unknown-unknown"
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, retainedTypes: !{!3})
!1 = !DIFile(filename: "type.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
