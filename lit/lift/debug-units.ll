; Split debug information is about all compilation units, and a file in the root folder keeps its path. The flags of the
; module have the first numbers, as the Khronos translator writes them.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK: !llvm.module.flags = !{![[#FLAGS:]]
; CHECK-NEXT: !llvm.dbg.cu = !{![[#]], ![[#]]}
; CHECK: distinct !DICompileUnit(language: DW_LANG_C99, file: ![[FILE:[0-9]+]], {{.*}}splitDebugFilename: "a.dwo", {{.*}}dwoId: 11111
; CHECK: ![[FILE]] = !DIFile(filename: "a.cl", directory: "/"
; CHECK: distinct !DICompileUnit(language: DW_LANG_C99, file: ![[FILE]], {{.*}}splitDebugFilename: "a.dwo", {{.*}}dwoId: 11111

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0, !3}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, splitDebugFilename: "a.dwo", dwoId: 11111)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, splitDebugFilename: "a.dwo", dwoId: 11111)
