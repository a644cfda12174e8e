; A source module is written with its extension; without the extension it is left out with a warning.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_debug_module --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s --check-prefix=WITHOUT
; RUN: FileCheck %s --check-prefix=LEFT < %t.txt

; CHECK-DAG: OpCapability DebugInfoModuleINTEL
; CHECK-DAG: OpExtension "SPV_INTEL_debug_module"
; CHECK-DAG: %[[NAME:[0-9]+]] = OpString "M"
; CHECK-DAG: %[[CONFIG:[0-9]+]] = OpString "-DX"
; CHECK-DAG: %[[INCLUDE:[0-9]+]] = OpString "/inc"
; CHECK-DAG: %[[NOTES:[0-9]+]] = OpString "m.apinotes"
; CHECK-DAG: %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG: OpExtInst %void %2 DebugModuleINTEL %[[NAME]] %{{[0-9]+}} %[[UNIT]] 4 %[[CONFIG]] %[[INCLUDE]] %[[NOTES]] 1

; WITHOUT-NOT: DebugModuleINTEL
; LEFT: warning: modules of the source are omitted from debug information (allow them with --spirv-ext=+SPV_INTEL_debug_module)

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, imports: !{!4})
!1 = !DIFile(filename: "m.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIModule(scope: null, name: "M", configMacros: "-DX", includePath: "/inc", apinotes: "m.apinotes", file: !1, line: 4, isDecl: true)
!4 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !3, file: !1, line: 5)
