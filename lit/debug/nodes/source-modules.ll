; Modules of the source: version 200 has them, OpenCL.DebugInfo.100 with SPV_INTEL_debug_module.
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -W all -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -W all -Wdebug-info --spirv-tools-dis 2>%t.v100 | FileCheck %s --check-prefix=V100
; RUN: FileCheck %s --check-prefix=LEFT-V100 --implicit-check-not=warning[ < %t.v100
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=V200

; LEFT: warning[W002]: imported entities are omitted from debug information: consumers expect other operands than the specification's
; LEFT: warning[W002]: modules of the source are omitted from debug information (allow them with --spirv-ext=+SPV_INTEL_debug_module)
; LEFT-V100: warning[W002]: modules of the source are omitted from debug information, as NonSemantic.Shader.DebugInfo.100 has none (use --spirv-debug-info-version=nonsemantic-shader-200)

; OPENCL:     ExtInst
; OPENCL-NOT: DebugModule
; OPENCL-NOT: DebugModuleINTEL

; LEGACY:     ExtInst
; LEGACY-NOT: DebugModule
; LEGACY-NOT: DebugModuleINTEL

; V200-DAG: %[[GEOMETRY:[0-9]+]] = OpString "geometry"
; V200-DAG: %[[DFAST:[0-9]+]] = OpString "-DFAST"
; V200-DAG: %[[INCLUDE:[0-9]+]] = OpString "/include"
; V200-DAG: %[[NOTES:[0-9]+]] = OpString "notes"
; V200-DAG: {{DebugModule|200}} %[[GEOMETRY]] %{{[0-9]+}} %uint_3 %{{[0-9]+}} %[[DFAST]] %[[INCLUDE]] %[[NOTES]] %uint_0{{$}}

; V100:     ExtInst
; V100-NOT: DebugModule
; V100-NOT: DebugModuleINTEL

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, imports: !{!11})
!1 = !DIFile(filename: "source-modules.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIModule(scope: null, name: "geometry", configMacros: "-DFAST", includePath: "/include", apinotes: "notes", file: !1, line: 3)
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !1, line: 4)
