; DebugInfoNone precedes the functions of a unit, also if nothing refers to it. A unit without functions has none.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/ !dbg !5//' %s | llvm-spirv-rs --spirv-tools-dis -o - | FileCheck %s --check-prefix=GLOBALS

; CHECK: [[NONE:%.*]] = OpExtInst %void {{.*}} DebugInfoNone
; CHECK-NOT: [[NONE]]
; CHECK: DebugFunction
; CHECK-NOT: [[NONE]]

; GLOBALS: DebugCompilationUnit
; GLOBALS-NOT: DebugInfoNone

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() !dbg !5 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 4}
!4 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{null}
