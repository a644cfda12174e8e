; The debug information of a kernel comes back: unit, subprogram, parameter, record and line, in each set.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 -o %t.100.spv
; RUN: llvm-spirv-rs -r -S %t.100.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.200.spv
; RUN: llvm-spirv-rs -r -S %t.200.spv -o - | FileCheck %s

; CHECK: define spir_kernel void @f(i32 %a){{.*}} !dbg ![[F:[0-9]+]]
; CHECK: #dbg_value(i32 %a, ![[A:[0-9]+]], !DIExpression(), ![[AT:[0-9]+]])
; CHECK: ret void, !dbg ![[RETURN:[0-9]+]]
; CHECK-DAG: ![[F]] = distinct !DISubprogram(name: "f", {{.*}}line: 1, {{.*}}spFlags: DISPFlagDefinition{{.*}}, unit: ![[UNIT:[0-9]+]]
; CHECK-DAG: ![[UNIT]] = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: ![[FILE:[0-9]+]], producer: "clang"
; CHECK-DAG: ![[FILE]] = !DIFile(filename: "a.cl", directory: "/src")
; CHECK-DAG: ![[A]] = !DILocalVariable(name: "a", arg: 1, scope: ![[F]], file: ![[FILE]], line: 1, type: ![[INT:[0-9]+]])
; CHECK-DAG: ![[INT]] = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK-DAG: ![[RETURN]] = !DILocation(line: 2, column: 3, scope: ![[F]])
; CHECK-DAG: !{i32 2, !"Debug Info Version", i32 3}

target triple = "spir64-unknown-unknown"

define spir_kernel void @f(i32 %a) !dbg !5 {
    #dbg_value(i32 %a, !9, !DIExpression(), !10)
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !8)
!6 = !{null, !3}
!8 = !{!9}
!9 = !DILocalVariable(name: "a", arg: 1, scope: !5, file: !1, line: 1, type: !3)
!10 = !DILocation(line: 1, column: 5, scope: !5)
!11 = !DILocation(line: 2, column: 3, scope: !5)
