; Function-scope variables have the locations of their allocas, which end before the first other instruction.
; Instructions that are lines cannot stand between variables, so that the sets with these have no such locations.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; SHADER:      OpLabel
; SHADER-NEXT: %x = OpVariable
; SHADER-NEXT: %y = OpVariable
; SHADER-NEXT: %z = OpVariable

; CHECK:      %f = OpFunction
; CHECK:      OpLabel
; CHECK-NEXT: OpExtInst %void %2 DebugScope %[[SCOPE:[0-9]+]]
; CHECK-NEXT: OpLine %[[FILE:[0-9]+]] 2 3
; CHECK-NEXT: %x = OpVariable
; CHECK-NEXT: OpLine %[[FILE]] 3 3
; CHECK-NEXT: %y = OpVariable
; CHECK-NEXT: OpExtInst %void %2 DebugNoScope
; CHECK-NEXT: OpNoLine
; CHECK-NEXT: %z = OpVariable
; CHECK-NEXT: OpStore %x
; CHECK-NEXT: OpExtInst %void %2 DebugScope %[[SCOPE]]
; CHECK-NEXT: OpLine %[[FILE]] 3 3
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !4 {
  %x = alloca i32, !dbg !5
  %y = alloca i32, !dbg !6
  %z = alloca i32
  store i32 %a, ptr %x
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "variables.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 2, column: 3, scope: !4)
!6 = !DILocation(line: 3, column: 3, scope: !4)
