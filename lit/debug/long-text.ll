; A text that one string cannot hold is omitted where the set cannot continue it; the checksum stays.
; RUN: awk '/^!1 / { while (count++ < 28000) text = text "0123456789"; sub(/TEXT/, text) } { print }' %s > %t.ll
; RUN: llvm-spirv-rs %t.ll -Wdebug-info --spirv-tools-dis -o %t.spt 2>&1 | FileCheck %s --check-prefix=WARNING
; RUN: FileCheck %s < %t.spt
; RUN: llvm-spirv-rs %t.ll --spirv-debug-info-version=legacy -o %t.spv
; RUN: llvm-spirv-rs %t.ll --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info -o %t.spv 2>&1 | FileCheck %s --check-prefix=LONG

; WARNING:   texts of files are omitted from debug information where they are longer than 65,534 bytes
; LONG-NOT:  omitted
; CHECK-NOT: "0123
; CHECK-DAG: %[[PATH:[0-9]+]] = OpString "/src/text.cl"
; CHECK-DAG: %[[SUM:[0-9]+]] = OpString "//__CSK_MD5:aef6f9e2b4ebd1da1b2e3b8c1ba19a4e"
; CHECK:     DebugSource %[[PATH]] %[[SUM]]{{$}}

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "text.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "aef6f9e2b4ebd1da1b2e3b8c1ba19a4e", source: "TEXT")
!2 = !{i32 2, !"Debug Info Version", i32 3}
