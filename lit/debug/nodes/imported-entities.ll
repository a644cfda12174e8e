; Imported entities of units and functions, which consumers of OpenCL.DebugInfo.100 expect with another operand.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.opencl | FileCheck %s --check-prefix=OPENCL
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.opencl
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -Wdebug-info -spirv-text -o - 2>%t.legacy | FileCheck %s --check-prefix=LEGACY
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning < %t.legacy
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; LEFT: warning[W002]: imported entities are omitted from debug information: consumers expect other operands than the specification's

; OPENCL:     ExtInst
; OPENCL-NOT: DebugImportedEntity

; LEGACY:     ExtInst
; LEGACY-NOT: DebugImportedEntity

; SHADER-DAG: %[[AS:[0-9]+]] = OpString "as"
; SHADER-DAG: %[[F:[0-9]+]] = OpString "f"
; SHADER-DAG: %[[FUNCTION:[0-9]+]] = OpExtInst %void %2 {{DebugFunction|20}} %[[F]] %
; SHADER-DAG: {{DebugImportedEntity|34}} %{{[0-9]+}} %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_3 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugImportedEntity|34}} %[[AS]] %uint_1 %{{[0-9]+}} %{{[0-9]+}} %uint_4 %uint_0 %{{[0-9]+}}{{$}}
; SHADER-DAG: {{DebugImportedEntity|34}} %{{[0-9]+}} %uint_0 %{{[0-9]+}} %{{[0-9]+}} %uint_5 %uint_0 %[[FUNCTION]]{{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !13 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, imports: !{!11, !12})
!1 = !DIFile(filename: "imported-entities.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DINamespace(name: "space", scope: null)
!11 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !10, file: !1, line: 3)
!12 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "as", scope: !10, entity: !4, file: !1, line: 4)
!13 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 5, type: !14, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{!15})
!14 = !DISubroutineType(types: !{null})
!15 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !13, entity: !10, file: !1, line: 5)
