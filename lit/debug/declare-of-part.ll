; A variable that is a part of an alloca, as those of closures, is declared at its offset in the variable.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.200.spv
; RUN: llvm-spirv-rs -r -S %t.200.spv -o - | FileCheck %s

; CHECK: %frame = alloca %closure
; CHECK: #dbg_declare(ptr %frame, ![[Y:[0-9]+]], !DIExpression(DW_OP_plus_uconst, 4),
; CHECK: #dbg_value(ptr %{{.*}}, ![[Z:[0-9]+]], !DIExpression(DW_OP_deref),

target triple = "spir64-unknown-unknown"

%closure = type { i32, i32, [4 x i32] }

declare spir_func void @use(ptr)

define spir_func void @f(i64 %i) !dbg !6 {
  %frame = alloca %closure, align 4
  %y = getelementptr inbounds %closure, ptr %frame, i32 0, i32 1
    #dbg_declare(ptr %y, !10, !DIExpression(), !12)
  %z = getelementptr inbounds %closure, ptr %frame, i64 0, i32 2, i64 %i
    #dbg_declare(ptr %z, !11, !DIExpression(), !12)
  call spir_func void @use(ptr %z), !dbg !12
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !7, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !9)
!7 = !DISubroutineType(types: !8)
!8 = !{null, !3}
!9 = !{!10, !11}
!10 = !DILocalVariable(name: "y", scope: !6, file: !1, line: 2, type: !3)
!11 = !DILocalVariable(name: "z", scope: !6, file: !1, line: 3, type: !3)
!12 = !DILocation(line: 4, scope: !6)
