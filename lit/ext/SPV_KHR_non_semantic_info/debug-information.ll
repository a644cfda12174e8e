; The instruction sets NonSemantic.Shader.DebugInfo need SPV_KHR_non_semantic_info before version 1.6.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-max-version=1.5 --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s --spirv-ext=-SPV_KHR_non_semantic_info --spirv-debug-info-version=nonsemantic-shader-100 --spirv-max-version=1.5 -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpExtension "SPV_KHR_non_semantic_info"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%[0-9]+]] = OpString "/a.cl"
; CHECK: [[M2:%[0-9]+]] = OpString ""
; CHECK: [[M3:%[0-9]+]] = OpString "f"
; CHECK: [[M4:%[0-9]+]] = OpExtInst %void [[M0]] DebugSource [[M1]]
; CHECK: [[M5:%[0-9]+]] = OpExtInst %void [[M0]] DebugCompilationUnit %uint_65536 %uint_4 [[M4]] %uint_3
; CHECK: [[M6:%[0-9]+]] = OpExtInst %void [[M0]] DebugTypeFunction %uint_0 %void
; CHECK: [[M7:%[0-9]+]] = OpExtInst %void [[M0]] DebugFunction [[M3]] [[M6]] [[M4]] %uint_1 %uint_0 [[M5]] [[M2]] %uint_8 %uint_0
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_non_semantic_info
; REFUSED-NEXT: NonSemantic.Shader.DebugInfo.100 needs SPV_KHR_non_semantic_info or SPIR-V 1.6 (allow it with --spirv-ext=+SPV_KHR_non_semantic_info or --spirv-max-version=1.6)
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] DebugFunctionDefinition [[M7]] %f
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] DebugScope [[M7]]
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] DebugLine [[M4]] %uint_2 %uint_2 %uint_0 %uint_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f() !dbg !4 {
  ret void, !dbg !7
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, scope: !4)
