; A source module is written with its extension; without the extension it is left out with a warning. Its line comes
; before its parent, as writers and readers have it.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_debug_module --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s --check-prefix=WITHOUT
; RUN: FileCheck %s --check-prefix=LEFT < %t.txt

; CHECK-DAG: Capability DebugInfoModuleINTEL
; CHECK-DAG: Extension "SPV_INTEL_debug_module"
; CHECK-DAG: String [[NAME:[0-9]+]] "M"
; CHECK-DAG: String [[CONFIG:[0-9]+]] "-DX"
; CHECK-DAG: String [[INCLUDE:[0-9]+]] "/inc"
; CHECK-DAG: String [[NOTES:[0-9]+]] "m.apinotes"
; CHECK-DAG: ExtInst {{[0-9]+}} [[UNIT:[0-9]+]] {{[0-9]+}} DebugCompilationUnit
; CHECK-DAG: DebugModuleINTEL [[NAME]] {{[0-9]+}} 4 [[UNIT]] [[CONFIG]] [[INCLUDE]] [[NOTES]] 1

; SPIRV-Tools reads the line as the id of the parent, which says nothing against the module.
; RUN: sed 's/line: 4/line: 4000/' %s | llvm-spirv-rs - --spirv-ext=+SPV_INTEL_debug_module --spirv-text -o - | FileCheck %s --check-prefix=FAR
; RUN: sed 's/, line: 4//' %s | llvm-spirv-rs - --spirv-ext=+SPV_INTEL_debug_module --spirv-text -o - | FileCheck %s --check-prefix=NONE
; FAR:  DebugModuleINTEL {{[0-9]+ [0-9]+}} 4000 {{[0-9]+ [0-9]+ [0-9]+ [0-9]+}} 1
; NONE: DebugModuleINTEL {{[0-9]+ [0-9]+}} 0 {{[0-9]+ [0-9]+ [0-9]+ [0-9]+}} 1

; WITHOUT-NOT: DebugModuleINTEL
; LEFT: warning[W002]: modules of the source are omitted from debug information (allow them with --spirv-ext=+SPV_INTEL_debug_module)

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, imports: !{!4})
!1 = !DIFile(filename: "m.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIModule(scope: null, name: "M", configMacros: "-DX", includePath: "/inc", apinotes: "m.apinotes", file: !1, line: 4, isDecl: true)
!4 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !3, file: !1, line: 5)
