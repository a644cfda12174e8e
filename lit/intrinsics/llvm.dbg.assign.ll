; llvm.dbg.assign emits no code; debug information is tested in lit/debug.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.DebugInfo.100"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M1:%[0-9]+]] = OpString "/a.c"
; CHECK: [[M2:%[0-9]+]] = OpString "f"
; CHECK: [[M3:%[0-9]+]] = OpString ""
; CHECK: [[M4:%[0-9]+]] = OpString "v"
; CHECK: [[M5:%[0-9]+]] = OpString "int"
; CHECK: OpDecorate %v Alignment 4
; CHECK: [[M6:%[0-9]+]] = OpExtInst %void [[M0]] DebugSource [[M1]]
; CHECK: [[M7:%[0-9]+]] = OpExtInst %void [[M0]] DebugCompilationUnit 65536 0 [[M6]] OpenCL_C
; CHECK: [[M8:%[0-9]+]] = OpExtInst %void [[M0]] DebugTypeFunction None %void
; CHECK: [[M9:%[0-9]+]] = OpExtInst %void [[M0]] DebugFunction [[M2]] [[M8]] [[M6]] 1 0 [[M7]] [[M3]] FlagIsDefinition 0 %f
; CHECK: [[M10:%[0-9]+]] = OpExtInst %void [[M0]] DebugTypeBasic [[M5]] %uint_32 Signed
; CHECK: [[M11:%[0-9]+]] = OpExtInst %void [[M0]] DebugLocalVariable [[M4]] [[M10]] [[M6]] 2 0 [[M9]] None
; CHECK: [[M12:%[0-9]+]] = OpExtInst %void [[M0]] DebugOperation Deref
; CHECK: [[M13:%[0-9]+]] = OpExtInst %void [[M0]] DebugExpression [[M12]]

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] DebugScope [[M9]]
; CHECK-NEXT: OpLine [[M1]] 2 0
; CHECK-NEXT: {{%[0-9]+}} = OpExtInst %void [[M0]] DebugValue [[M11]] %v [[M13]]
; CHECK-NEXT: OpReturnValue %a
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @f(i32 %a) !dbg !2 {
  %v = alloca i32, align 4, !DIAssignID !9
  call void @llvm.dbg.assign(metadata i32 undef, metadata !4, metadata !DIExpression(), metadata !9, metadata ptr %v, metadata !DIExpression()), !dbg !6
  ret i32 %a, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!3 = !DISubroutineType(types: !{null})
!4 = !DILocalVariable(name: "v", scope: !2, file: !1, line: 2, type: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILocation(line: 2, scope: !2)
!7 = !DILabel(scope: !2, name: "l", file: !1, line: 2)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = distinct !DIAssignID()
