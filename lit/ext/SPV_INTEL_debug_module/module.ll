; A module of the source uses SPV_INTEL_debug_module where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_debug_module --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability DebugInfoModuleINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_debug_module"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.DebugInfo.100"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.DebugInfo.100"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug, imports: !{!4})
!1 = !DIFile(filename: "m.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIModule(scope: null, name: "M", file: !1, line: 4, isDecl: true)
!4 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !0, entity: !3, file: !1, line: 5)
