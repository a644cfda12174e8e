; A constant of a type that only later code has is the value of a variable.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>&1 | FileCheck %s --implicit-check-not=warning[

; CHECK: OpCapability Float64
; CHECK: DebugValue %[[#]] %double_2 %

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p) !dbg !4 {
    #dbg_value(double 2.0, !6, !DIExpression(), !7)
  %x = load float, ptr addrspace(1) %p
  %long = fpext float %x to double
  %sum = fadd double %long, 2.0
  %short = fptrunc double %sum to float
  store float %short, ptr addrspace(1) %p
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "later.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 1, scope: !4)
