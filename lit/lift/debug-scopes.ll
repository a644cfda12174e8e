; Scopes of debug information come back: namespaces, blocks, files, inlined functions, imports, modules and variables.
;
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 -o %t.ocl.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL1.2 %t.ocl.spv -o - | FileCheck %s --check-prefixes=CHECK,OCL,OCL_SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 -o %t.shader.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.shader.spv -o - | FileCheck %s --check-prefixes=CHECK,NEW_SHADER,OCL_SHADER,SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 -o %t.new.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.new.spv -o - | FileCheck %s --check-prefixes=CHECK,NEW,NEW_SHADER

; CHECK: define spir_func i32 @f(i32 %a) #{{[0-9]+}} !dbg ![[F:[0-9]+]]
; CHECK: #dbg_declare(ptr %slot, ![[B:[0-9]+]], !DIExpression(), ![[LOCATION:[0-9]+]])
; CHECK: #dbg_value(i32 %a, ![[A:[0-9]+]], !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), ![[LOCATION]])
; CHECK: %x = add i32 %a, 1, !dbg ![[LOCATION]]
; CHECK: %y = add i32 %x, 2, !dbg ![[LOCATION_2:[0-9]+]]
; CHECK: %z = add i32 %y, 3, !dbg ![[LOCATION_3:[0-9]+]]
; CHECK: ret i32 %z, !dbg ![[LOCATION_4:[0-9]+]]

; OCL: ![[COMPILEUNIT:[0-9]+]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: ![[A_CPP:[0-9]+]], producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)

; SHADER: ![[COMPILEUNIT:[0-9]+]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: ![[A_CPP:[0-9]+]], producer: "spirv", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: ![[COMPILEUNIT_PART:[0-9]+]])

; NEW: ![[COMPILEUNIT:[0-9]+]] = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: ![[A_CPP:[0-9]+]], producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, imports: ![[COMPILEUNIT_PART:[0-9]+]])

; CHECK: ![[A_CPP]] = !DIFile(filename: "a.cpp", directory: "/src")

; NEW_SHADER: ![[COMPILEUNIT_PART]] = !{![[IMPORTED_MODULE:[0-9]+]]}
; NEW_SHADER: ![[IMPORTED_MODULE]] = !DIImportedEntity(tag: DW_TAG_imported_module, scope: ![[COMPILEUNIT]], entity: ![[SPACE:[0-9]+]], file: ![[A_CPP]], line: 8)
; NEW_SHADER: ![[SPACE]] = !DINamespace(name: "space", scope: null)

; CHECK: ![[F_PART:[0-9]+]] = !{}

; OCL: ![[F]] = distinct !DISubprogram(name: "f", linkageName: "f", scope: ![[SPACE:[0-9]+]], file: ![[A_CPP]], line: 2, type: ![[SUBROUTINETYPE:[0-9]+]], scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: ![[COMPILEUNIT]], templateParams: ![[F_PART]], retainedNodes: ![[F_PART_2:[0-9]+]])
; OCL: ![[SPACE]] = !DINamespace(name: "space", scope: null)

; NEW_SHADER: ![[F]] = distinct !DISubprogram(name: "f", linkageName: "f", scope: ![[SPACE]], file: ![[A_CPP]], line: 2, type: ![[SUBROUTINETYPE:[0-9]+]], scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: ![[COMPILEUNIT]], templateParams: ![[F_PART]], retainedNodes: ![[F_PART_2:[0-9]+]])

; CHECK: ![[SUBROUTINETYPE]] = !DISubroutineType(types: ![[SUBROUTINETYPE_PART:[0-9]+]])
; CHECK: ![[SUBROUTINETYPE_PART]] = !{![[INT:[0-9]+]], ![[INT]]}
; CHECK: ![[INT]] = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; CHECK: ![[F_PART_2]] = !{![[B]], ![[A]]}
; CHECK: ![[B]] = !DILocalVariable(name: "b", scope: ![[LEXICALBLOCK:[0-9]+]], file: ![[A_CPP]], line: 5, type: ![[INT]])
; CHECK: ![[LEXICALBLOCK]] = distinct !DILexicalBlock(scope: ![[F]], file: ![[A_CPP]], line: 4, column: 21)
; CHECK: ![[A]] = !DILocalVariable(name: "a", arg: 1, scope: ![[F]], file: ![[A_CPP]], line: 2, type: ![[INT]])
; CHECK: ![[LOCATION]] = !DILocation(line: 4, column: 3, scope: ![[LEXICALBLOCK]])
; CHECK: ![[LOCATION_2]] = !DILocation(line: 5, column: 7, scope: ![[LEXICALBLOCKFILE:[0-9]+]])
; CHECK: ![[LEXICALBLOCKFILE]] = !DILexicalBlockFile(scope: ![[LEXICALBLOCK]], file: ![[B_H:[0-9]+]], discriminator: 2)
; CHECK: ![[B_H]] = !DIFile(filename: "b.h", directory: "/src")
; CHECK: ![[LOCATION_3]] = !DILocation(line: 22, column: 9, scope: ![[INNER:[0-9]+]], inlinedAt: ![[LOCATION_5:[0-9]+]])
; CHECK: ![[INNER]] = distinct !DISubprogram(name: "inner", linkageName: "inner", scope: ![[SPACE]], file: ![[A_CPP]], line: 20, type: ![[SUBROUTINETYPE]], scopeLine: 21, spFlags: DISPFlagDefinition, unit: ![[COMPILEUNIT]], templateParams: ![[F_PART]])

; OCL_SHADER: ![[LOCATION_5]] = distinct !DILocation(line: 5, scope: ![[LEXICALBLOCK]])

; NEW: ![[LOCATION_5]] = distinct !DILocation(line: 5, column: 5, scope: ![[LEXICALBLOCK]])

; CHECK: ![[LOCATION_4]] = !DILocation(line: 6, column: 1, scope: ![[F]])

target triple = "spir64-unknown-unknown"

define spir_func i32 @f(i32 %a) !dbg !10 {
  %slot = alloca i32
    #dbg_declare(ptr %slot, !14, !DIExpression(), !20)
    #dbg_value(i32 %a, !13, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_stack_value), !20)
  %x = add i32 %a, 1, !dbg !20
  %y = add i32 %x, 2, !dbg !21
  %z = add i32 %y, 3, !dbg !22
  ret i32 %z, !dbg !23
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang", emissionKind: FullDebug, imports: !30)
!1 = !DIFile(filename: "a.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !5)
!5 = !{!3, !3}
!6 = !DINamespace(name: "space", scope: null)
!7 = !DIFile(filename: "b.h", directory: "/src")
!10 = distinct !DISubprogram(name: "f", linkageName: "f", scope: !6, file: !1, line: 2, type: !4, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !12)
!11 = distinct !DISubprogram(name: "inner", linkageName: "inner", scope: !6, file: !1, line: 20, type: !4, scopeLine: 21, spFlags: DISPFlagDefinition, unit: !0)
!12 = !{!13, !14}
!13 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 2, type: !3)
!14 = !DILocalVariable(name: "b", scope: !15, file: !1, line: 5, type: !3)
!15 = distinct !DILexicalBlock(scope: !10, file: !1, line: 4, column: 21)
!16 = !DILexicalBlockFile(scope: !15, file: !7, discriminator: 2)
!20 = !DILocation(line: 4, column: 3, scope: !15)
!21 = !DILocation(line: 5, column: 7, scope: !16)
!22 = !DILocation(line: 22, column: 9, scope: !11, inlinedAt: !24)
!23 = !DILocation(line: 6, column: 1, scope: !10)
!24 = distinct !DILocation(line: 5, column: 5, scope: !15)
!30 = !{!31}
!31 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !6, file: !1, line: 8)
