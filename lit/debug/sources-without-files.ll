; A node without a file has a source with an empty path and an empty text.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: %[[EMPTY:[0-9]+]] = OpString ""
; CHECK-DAG: %[[SOURCE:[0-9]+]] = OpExtInst %void %2 DebugSource %[[EMPTY]] %[[EMPTY]]
; CHECK:     DebugTypedef %[[#]] %[[#]] %[[SOURCE]] 0 0

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, retainedTypes: !{!4})
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", baseType: !3)
