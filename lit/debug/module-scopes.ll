; What is in a source module has it as its parent, where the set has modules; else the unit.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_debug_module --spirv-text -o - | FileCheck %s --check-prefixes=CHECK,INTEL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-text -o - | FileCheck %s --check-prefixes=CHECK,SHADER
; RUN: llvm-spirv-rs %s -W all -Wdebug-info --spirv-text -o - 2> %t.log | FileCheck %s --check-prefix=UNIT
; RUN: FileCheck %s --check-prefix=WARNED < %t.log

; CHECK-DAG:  String [[GLOB:[0-9]+]] "glob"
; CHECK-DAG:  String [[SUB:[0-9]+]] "sub"
; INTEL-DAG:  ExtInst {{[0-9]+}} [[MODULE:[0-9]+]] {{[0-9]+}} DebugModuleINTEL
; SHADER-DAG: ExtInst {{[0-9]+}} [[MODULE:[0-9]+]] {{[0-9]+}} DebugModule
; CHECK-DAG:  DebugFunction [[SUB]] {{[0-9]+ [0-9]+ [0-9]+ [0-9]+}} [[MODULE]]
; CHECK-DAG:  DebugGlobalVariable [[GLOB]] {{[0-9]+ [0-9]+ [0-9]+ [0-9]+}} [[MODULE]]
; UNIT-DAG:   ExtInst {{[0-9]+}} [[UNIT:[0-9]+]] {{[0-9]+}} DebugCompilationUnit
; UNIT-DAG:   String [[GLOB:[0-9]+]] "glob"
; UNIT-DAG:   String [[SUB:[0-9]+]] "sub"
; UNIT-DAG:   DebugFunction [[SUB]] {{[0-9]+ [0-9]+ [0-9]+ [0-9]+}} [[UNIT]]
; UNIT-DAG:   DebugGlobalVariable [[GLOB]] {{[0-9]+ [0-9]+ [0-9]+ [0-9]+}} [[UNIT]]
; WARNED:     warning[W002]: modules of the source are omitted from debug information

target triple = "spir64-unknown-unknown"

@glob = addrspace(1) global i32 4, !dbg !3

define spir_func void @sub() !dbg !8 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !1, producer: "flang", emissionKind: FullDebug, globals: !{!3})
!1 = !DIFile(filename: "m.f90", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIGlobalVariableExpression(var: !4, expr: !DIExpression())
!4 = distinct !DIGlobalVariable(name: "glob", scope: !5, file: !1, line: 2, type: !6, isDefinition: true)
!5 = !DIModule(scope: !0, name: "m", file: !1, line: 1)
!6 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!7 = !DISubroutineType(types: !{null})
!8 = distinct !DISubprogram(name: "sub", scope: !5, file: !1, line: 4, type: !7, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !0)
