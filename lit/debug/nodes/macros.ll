; Macros are left out: consumers crash on them.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -Wdebug-info --spirv-tools-dis 2>%t.v200 | FileCheck %s --check-prefix=SHADER
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.v200

; LEFT: warning[W002]: macros are omitted from debug information: consumers crash on them

; OPENCL:     ExtInst
; OPENCL-NOT: DebugMacroDef
; OPENCL-NOT: DebugMacroUndef

; LEGACY:     ExtInst
; LEGACY-NOT: DebugMacroDef
; LEGACY-NOT: DebugMacroUndef

; SHADER:     ExtInst
; SHADER-NOT: DebugMacroDef
; SHADER-NOT: DebugMacroUndef

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, macros: !{!10})
!1 = !DIFile(filename: "macros.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIMacroFile(file: !1, nodes: !{!11, !12})
!11 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "SIZE", value: "4")
!12 = !DIMacro(type: DW_MACINFO_undef, line: 5, name: "SIZE")
