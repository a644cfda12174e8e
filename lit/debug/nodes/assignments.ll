; Records of assignments to memory are its addresses.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=OPENCL
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=legacy -spirv-text -o - | FileCheck %s --check-prefix=LEGACY
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s --check-prefix=SHADER

; OPENCL-DAG: %[[ASSIGNED:[0-9]+]] = OpString "assigned"
; OPENCL-DAG: DebugLocalVariable %[[ASSIGNED]] %{{[0-9]+}} %{{[0-9]+}} 2 0 %{{[0-9]+}} None{{$}}
; OPENCL-DAG: DebugValue %{{[0-9]+}} %at %{{[0-9]+}}{{$}}

; LEGACY: DebugLocalVariable{{( [0-9]+){7} $}}
; LEGACY: DebugValue{{( [0-9]+){3} $}}

; SHADER-DAG: %[[ASSIGNED:[0-9]+]] = OpString "assigned"
; SHADER-DAG: {{DebugLocalVariable|26}} %[[ASSIGNED]] %{{[0-9]+}} %{{[0-9]+}} %uint_2 %uint_0 %{{[0-9]+}} %uint_0{{$}}
; SHADER-DAG: {{DebugValue|29}} %{{[0-9]+}} %at %{{[0-9]+}}{{$}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(i32 %a) !dbg !10 {
  %at = alloca i32, align 4, !DIAssignID !15
  store i32 %a, ptr %at, align 4, !dbg !11, !DIAssignID !15
    #dbg_assign(i32 %a, !14, !DIExpression(), !15, ptr %at, !DIExpression(), !11)
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "assignments.cpp", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !13, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!11 = !DILocation(line: 4, column: 5, scope: !10)
!13 = !DISubroutineType(types: !{null, !4})
!14 = !DILocalVariable(name: "assigned", scope: !10, file: !1, line: 2, type: !4)
!15 = distinct !DIAssignID()
