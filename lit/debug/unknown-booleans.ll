; The unknown value of a Boolean variable is of the Boolean type, which every module may have.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: [[UNKNOWN:%[0-9]+]] = OpUndef %bool
; CHECK: OpExtInst %void {{%[0-9]+}} DebugValue {{%[0-9]+}} [[UNKNOWN]] {{%[0-9]+}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @f() !dbg !5 {
    #dbg_value(i1 poison, !9, !DIExpression(), !10)
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!4 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !8)
!6 = !{null}
!8 = !{!9}
!9 = !DILocalVariable(name: "b", scope: !5, file: !1, line: 1, type: !3)
!10 = !DILocation(line: 2, column: 3, scope: !5)
