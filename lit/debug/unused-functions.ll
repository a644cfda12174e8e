; A function that is omitted, because nothing uses it, has no debug information.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s

; CHECK-NOT: "unused"
; CHECK:     OpString "used"
; CHECK-NOT: "unused"
; CHECK:     %used = OpFunction

target triple = "spir64-unknown-unknown"

define internal spir_func void @unused() !dbg !3 {
  ret void, !dbg !5
}

define spir_func void @used() !dbg !6 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "unused", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 2, scope: !3)
!6 = distinct !DISubprogram(name: "used", scope: !1, file: !1, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 4, scope: !6)
