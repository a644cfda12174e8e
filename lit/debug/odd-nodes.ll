; Nodes without names, types, files or sizes, and with numbers out of range, are written as far as possible.
; RUN: llvm-spirv-rs %s --spirv-tools-dis 2>/dev/null | FileCheck %s

; CHECK-DAG:  %[[NOTHING:[0-9]+]] = OpString ""
; CHECK-DAG:  %[[UNIT:[0-9]+]] = OpExtInst %void %2 DebugCompilationUnit
; CHECK-DAG:  %[[FUNCTION:[0-9]+]] = OpExtInst %void %2 DebugFunction %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 0 0 %[[UNIT]]
; CHECK-DAG:  %[[BLOCK:[0-9]+]] = OpExtInst %void %2 DebugLexicalBlock %{{[0-9]+}} 4294967295 65535 %[[FUNCTION]]
; CHECK-DAG:  %[[X:[0-9]+]] = OpExtInst %void %2 DebugLocalVariable %[[NOTHING]]
; CHECK-DAG:  %[[TYPE:[0-9]+]] = OpExtInst %void %2 DebugTypeComposite %[[NOTHING]] Structure %{{[0-9]+}} 0 0 %[[UNIT]] %[[NOTHING]] %uint_0 None %[[BASE:[0-9]+]]
; CHECK-DAG:  %[[BASE]] = OpExtInst %void %2 DebugTypeInheritance %[[TYPE]] %[[TYPE]]
; CHECK-DAG:  OpExtInst %void %2 DebugTypeArray %[[TYPE]]{{$}}
; CHECK-DAG:  OpExtInst %void %2 DebugTypeBasic %{{[0-9]+}} %ulong_18446744073709551615 Unspecified
; CHECK-DAG:  OpExtInst %void %2 DebugTypeFunction None %void %[[MORE:[0-9]+]] %[[MORE]]
; CHECK-DAG:  %[[UNKNOWN:[0-9]+]] = OpUndef %uint
; CHECK-DAG:  %[[ZERO:[0-9]+]] = OpConstantNull %v3uint
; CHECK:      %f = OpFunction
; CHECK:      OpExtInst %void %2 DebugScope %[[BLOCK]]
; CHECK-NEXT: OpLine %[[NOTHING]] 4294967295 65535
; CHECK-NEXT: DebugValue %[[X]] %a
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]]
; CHECK-NEXT: DebugValue %[[X]] %float_1
; CHECK-NEXT: DebugValue %[[X]] %true
; CHECK-NEXT: DebugValue %[[X]] %[[UNKNOWN]]
; CHECK-NEXT: DebugValue %[[X]] %[[ZERO]]
; CHECK:      OpReturn

target triple = "spir64-unknown-unknown"
define spir_func void @f(i32 %a, i64 %b) !dbg !5 {
  #dbg_value(i32 %a, !8, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !10)
  #dbg_value(ptr @f, !8, !DIExpression(), !10)
  #dbg_value(float 1.0, !8, !DIExpression(DW_OP_deref), !10)
  #dbg_value(i1 true, !8, !DIExpression(), !10)
  #dbg_value(!DIArgList(), !8, !DIExpression(), !10)
  #dbg_value(<3 x i32> zeroinitializer, !8, !DIExpression(), !10)
  #dbg_value(i128 5, !8, !DIExpression(), !10)
  #dbg_declare(ptr null, !8, !DIExpression(), !10)
  #dbg_declare(ptr undef, !8, !DIExpression(), !10)
  #dbg_value(i24 5, !8, !DIExpression(), !10)
  #dbg_value({i32, i1} {i32 1, i1 0}, !8, !DIExpression(), !10)
  #dbg_value(ptr inttoptr (i64 5 to ptr), !8, !DIExpression(DW_OP_plus_uconst, 4294967296), !10)
  ret void, !dbg !10
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug, retainedTypes: !{!20, !21, !22, !23, !24, !25, !26, !27, !28, !31, !40}, globals: !{!33})
!1 = !DIFile(filename: "h.c", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: null)
!5 = distinct !DISubprogram(name: "f", scope: !6, file: null, line: 0, type: null, unit: !0, spFlags: DISPFlagDefinition, retainedNodes: !{!8})
!6 = !DICommonBlock(scope: !0, declaration: null, name: "alpha")
!8 = !DILocalVariable(scope: !5, type: null)
!10 = !DILocation(line: 4294967295, column: 65535, scope: !9)
!9 = distinct !DILexicalBlock(scope: !5, file: null, line: 4294967295, column: 65535)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, elements: null)
!21 = !DICompositeType(tag: DW_TAG_structure_type, elements: !{!30})
!22 = !DICompositeType(tag: DW_TAG_variant_part, name: "v", elements: null, size: 18446744073709551615)
!23 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: null, extraData: null)
!24 = !DISubroutineType(types: !{})
!25 = !DISubroutineType(types: !{null, null, null})
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, dwarfAddressSpace: 77)
!27 = !DIDerivedType(tag: DW_TAG_friend, baseType: !21)
!28 = !DICompositeType(tag: DW_TAG_enumeration_type, size: 4294967296, elements: !{!29})
!29 = !DIEnumerator(name: "x", value: 340282366920938463463374607431768211455)
!30 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !21, baseType: !21)
!31 = !DIStringType(name: "character(*)", size: 32)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_stack_value))
!34 = distinct !DIGlobalVariable(name: "g", type: !21, isDefinition: true)
!40 = !DISubrangeType(name: "r", size: 8, baseType: !31, lowerBound: i64 0, upperBound: i64 5)
