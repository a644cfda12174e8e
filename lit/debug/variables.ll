; Locations of variables: in allocas and parameters, behind pointers, in values, in parts of values, or nowhere.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[PLAIN:[0-9]+]] = OpExtInst %void %2 DebugExpression{{$}}
; CHECK-DAG:  %[[OFFSET:[0-9]+]] = OpExtInst %void %2 DebugOperation PlusUconst 8
; CHECK-DAG:  %[[DEREF:[0-9]+]] = OpExtInst %void %2 DebugOperation Deref
; CHECK-DAG:  %[[BEHIND:[0-9]+]] = OpExtInst %void %2 DebugExpression %[[OFFSET]] %[[DEREF]]{{$}}
; CHECK-DAG:  %[[LOW:[0-9]+]] = OpExtInst %void %2 DebugOperation Fragment 0 64
; CHECK-DAG:  %[[LOWER:[0-9]+]] = OpExtInst %void %2 DebugExpression %[[LOW]]{{$}}
; CHECK-DAG:  %[[HIGH:[0-9]+]] = OpExtInst %void %2 DebugOperation Fragment 64 64
; CHECK-DAG:  %[[UPPER:[0-9]+]] = OpExtInst %void %2 DebugExpression %[[HIGH]]{{$}}
; CHECK-DAG:  %[[FOUR:[0-9]+]] = OpExtInst %void %2 DebugOperation Constu 4
; CHECK-DAG:  %[[MINUS:[0-9]+]] = OpExtInst %void %2 DebugOperation Minus
; CHECK-DAG:  %[[STACK:[0-9]+]] = OpExtInst %void %2 DebugOperation StackValue
; CHECK-DAG:  %[[LESS:[0-9]+]] = OpExtInst %void %2 DebugExpression %[[FOUR]] %[[MINUS]] %[[STACK]]{{$}}
; CHECK-DAG:  %[[UNKNOWN:[0-9]+]] = OpUndef %uint
; CHECK-DAG:  %[[X:[0-9]+]] = OpExtInst %void %2 DebugLocalVariable %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 2 0 %[[F:[0-9]+]] None{{$}}
; CHECK-DAG:  %[[P:[0-9]+]] = OpExtInst %void %2 DebugLocalVariable %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 1 0 %[[F]] None 1
; CHECK:      %f = OpFunction
; CHECK:      %x = OpVariable
; CHECK:      OpExtInst %void %2 DebugScope %[[F]]
; CHECK-NEXT: OpLine
; CHECK-NEXT: OpExtInst %void %2 DebugDeclare %[[X]] %x %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugDeclare %[[P]] %p %[[PLAIN]]
; CHECK:      %q = OpInBoundsPtrAccessChain
; CHECK-NEXT: OpExtInst %void %2 DebugScope %[[F]]
; CHECK-NEXT: OpLine
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %q %[[BEHIND]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %a %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %uint_7 %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %a %[[LESS]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[W:[0-9]+]] %[[WORD:[0-9]+]] %[[LOWER]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[W]] %{{[0-9]+}} %[[UPPER]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %[[WORD]] %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %[[UNKNOWN]] %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %[[UNKNOWN]] %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %[[UNKNOWN]] %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugValue %[[X]] %[[UNKNOWN]] %[[PLAIN]]
; CHECK-NEXT: OpExtInst %void %2 DebugNoScope
; CHECK-NEXT: OpNoLine
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i32 %a, i128 %wide) !dbg !5 {
  %x = alloca i32, align 4
    #dbg_declare(ptr %x, !8, !DIExpression(), !10)
    #dbg_declare(ptr addrspace(1) %p, !9, !DIExpression(), !10)
  store i32 1, ptr %x, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %p, i64 1
    #dbg_declare(ptr addrspace(1) %q, !8, !DIExpression(DW_OP_plus_uconst, 8), !10)
    #dbg_value(i32 %a, !8, !DIExpression(), !10)
    #dbg_value(i32 7, !8, !DIExpression(), !10)
    #dbg_value(!DIArgList(i32 %a), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_constu, 18446744073709551612, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_value(i128 %wide, !12, !DIExpression(), !10)
    #dbg_value(i128 %wide, !8, !DIExpression(), !10)
    #dbg_value(i32 poison, !8, !DIExpression(), !10)
    #dbg_value(i32 %a, !8, !DIExpression(DW_OP_constu, 2, DW_OP_mul, DW_OP_stack_value), !10)
    #dbg_value(i32 %a, !8, !DIExpression(DW_OP_constu, 3, DW_OP_mul, DW_OP_stack_value), !10)
    #dbg_value(!DIArgList(i32 %a, i32 %a), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_label(!11, !10)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "variables.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{null}
!4 = !DISubroutineType(types: !3)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !7)
!9 = !DILocalVariable(name: "p", arg: 1, scope: !5, file: !1, line: 1, type: !7)
!10 = !DILocation(line: 2, column: 1, scope: !5)
!12 = !DILocalVariable(name: "wide", scope: !5, file: !1, line: 2, type: !13)
!13 = !DIBasicType(name: "int128", size: 128, encoding: DW_ATE_signed)
!11 = !DILabel(scope: !5, name: "here", file: !1, line: 3)
