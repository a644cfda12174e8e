; A constant is the value of a variable unless it needs what devices do not have to support for the code: then the value
; is unknown, with a warning, and so it is where it is a structure, an address or computed from several values.
; RUN: llvm-spirv-rs %s -Wdebug-info --spirv-tools-dis 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=LEFT --implicit-check-not=warning[ < %t.txt

; CHECK-NOT:  OpCapability {{GenericPointer|Float16|Float64}}
; CHECK-DAG:  %[[UNKNOWN:[0-9]+]] = OpUndef %uint
; CHECK-DAG:  %[[NULL:[0-9]+]] = OpConstantNull %_ptr_CrossWorkgroup_uchar
; CHECK:      DebugValue %[[X:[0-9]+]] %[[NULL]] %
; CHECK-NEXT: DebugValue %[[X]] %[[NULL]] %
; CHECK-NEXT: DebugValue %[[X]] %ulong_5 %
; CHECK-NEXT: DebugValue %[[X]] %ushort_16384 %
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]] %
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]] %
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]] %
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]] %
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]] %
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]] %
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]] %

; LEFT:      warning[W002]: values of variables are omitted from debug information where they are structures, addresses of what the function does not use before, or numbers of types that the module does not have
; LEFT-NEXT: at #dbg_value(ptr addrspace(4) null
; LEFT-NEXT: in function @f
; LEFT:      also values of variables are omitted from debug information where they are computed from several values, as a DebugValue has one, at #dbg_value(!DIArgList

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

@later = addrspace(1) global i32 0

define spir_func void @g() {
  ret void
}

define spir_func i32 @f(i32 %a, i32 %b) !dbg !4 {
    #dbg_value(ptr addrspace(1) null, !6, !DIExpression(), !7)
    #dbg_value(ptr addrspace(1) addrspacecast (ptr addrspace(4) null to ptr addrspace(1)), !6, !DIExpression(), !7)
    #dbg_value(i64 5, !6, !DIExpression(), !7)
    #dbg_value(bfloat 2.0, !6, !DIExpression(), !7)
    #dbg_value(ptr addrspace(4) null, !6, !DIExpression(), !7)
    #dbg_value(half 2.0, !6, !DIExpression(), !7)
    #dbg_value(double 2.0, !6, !DIExpression(), !7)
    #dbg_value(%pair { i32 1, i32 2 }, !6, !DIExpression(), !7)
    #dbg_value(ptr addrspace(1) @later, !6, !DIExpression(), !7)
    #dbg_value(ptr @g, !6, !DIExpression(), !7)
    #dbg_value(!DIArgList(i32 %a, i32 %b), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7)
  %x = load i32, ptr addrspace(1) @later
  ret i32 %x
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "constants.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 1, scope: !4)
