; Warnings go to standard error and the module is written; omitted debug information is reported only with -Wdebug-info.
; RUN: llvm-spirv-rs %s -Wdebug-info -o %t.spv 2>&1 | FileCheck %s
; RUN: spirv-val %t.spv
; RUN: llvm-spirv-rs %s -o %t.spv 2>&1 | count 0

; CHECK: warning[W002]: imported entities are omitted from debug information

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, imports: !{!3})
!1 = !DIFile(filename: "warnings.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, line: 1)
!4 = !DINamespace(name: "n", scope: null)
