; An unknown value of one fragment of a variable ends only the location of that fragment.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: [[LOW:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugOperation Fragment 0 32
; CHECK-DAG: [[HIGH:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugOperation Fragment 32 32
; CHECK-DAG: [[OF_LOW:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugExpression [[LOW]]
; CHECK-DAG: [[OF_HIGH:%[0-9]+]] = OpExtInst %void {{%[0-9]+}} DebugExpression [[HIGH]]
; CHECK: DebugValue [[VARIABLE:%[0-9]+]] %a [[OF_LOW]]
; CHECK: DebugValue [[VARIABLE]] {{%[0-9]+}} [[OF_HIGH]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @f(i32 %a) !dbg !5 {
    #dbg_value(i32 %a, !9, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !10)
    #dbg_value(i32 poison, !9, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !10)
  ret void, !dbg !10
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!6 = !{null}
!9 = !DILocalVariable(name: "v", scope: !5, file: !1, line: 1, type: !3)
!10 = !DILocation(line: 1, column: 5, scope: !5)
