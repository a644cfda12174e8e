; DebugValue has one value: several arguments of an expression are written if they are the same value, in the set that has
; an operation for them.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-allow-extra-diexpressions --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL

; CHECK-DAG:  Constant [[#INT:]] [[#ARG:]] 165 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#ZERO:]] 0 {{$}}
; CHECK-DAG:  Constant [[#INT]] [[#ONE:]] 1 {{$}}
; CHECK-DAG:  Undef [[#INT]] [[#UNKNOWN:]]
; CHECK:      [[#FIRST:]] [[#SET:]] DebugOperation [[#ARG]] [[#ZERO]] {{$}}
; CHECK:      [[#SECOND:]] [[#SET]] DebugOperation [[#ARG]] [[#ONE]] {{$}}
; CHECK:      [[#BOTH:]] [[#SET]] DebugExpression [[#FIRST]] [[#SECOND]]
; CHECK:      FunctionParameter [[#INT]] [[#A:]]
; CHECK:      DebugValue [[#X:]] [[#A]] [[#BOTH]] {{$}}
; CHECK:      DebugValue [[#X]] [[#UNKNOWN]]
; CHECK:      DebugValue [[#X]] [[#A]] [[#BOTH]] {{$}}

; OPENCL:             %[[UNKNOWN:[0-9]+]] = OpUndef %uint
; OPENCL-COUNT-3:     DebugValue %{{[0-9]+}} %[[UNKNOWN]]

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a, i32 %b) !dbg !5 {
    #dbg_value(!DIArgList(i32 %a, i32 %a), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_value(!DIArgList(i32 %a, i32 %b), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
    #dbg_value(!DIArgList(i32 %a, i32 %a), !8, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "arguments.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !7)
!10 = !DILocation(line: 2, column: 1, scope: !5)
