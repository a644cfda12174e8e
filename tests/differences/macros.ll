; ROW: macros in debug information
; RUN: cat > macro.spvasm << END
; RUN:                  OpCapability Addresses
; RUN:                  OpCapability Linkage
; RUN:                  OpCapability Kernel
; RUN:         %debug = OpExtInstImport "OpenCL.DebugInfo.100"
; RUN:                  OpMemoryModel Physical64 OpenCL
; RUN:          %file = OpString "/d/a.cl"
; RUN:          %name = OpString "N"
; RUN:         %value = OpString "4"
; RUN:          %void = OpTypeVoid
; RUN:        %source = OpExtInst %void %debug DebugSource %file
; RUN:          %unit = OpExtInst %void %debug DebugCompilationUnit 65536 4 %source OpenCL_C
; RUN:    %definition = OpExtInst %void %debug DebugMacroDef %source 1 %name %value
; RUN: END
; RUN: spirv-as macro.spvasm -o macro.spv && $TRANSLATOR -r macro.spv -o macro.bc; echo "read: $?"
; RUN: $TRANSLATOR $INPUT -o $OUTPUT; echo "written: $?"
; PEER: read: 13{{[0-9]}}
; OURS: read: 0
; OURS: written: 0
; OURS-NOT: DebugMacroDef
; OURS: DebugCompilationUnit

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !4 {
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, macros: !7)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: null)
!6 = !DILocation(line: 2, scope: !4)
!7 = !{!8}
!8 = !DIMacroFile(line: 0, file: !1, nodes: !9)
!9 = !{!10}
!10 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "N", value: "4")
