; The DISubprogram of a function with a body may be a declaration: it is no DebugFunction, to which a
; DebugFunctionDefinition would have to refer.
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-200 --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=ocl-100 -o %t.spv

; Numbers stand for DebugFunctionDefinition and DebugEntryPoint in version 200.
; CHECK-NOT: {{DebugFunctionDefinition|DebugEntryPoint| 101 | 107 }}
; CHECK: OpReturn
; CHECK-NOT: {{DebugFunctionDefinition|DebugEntryPoint| 101 | 107 }}

target triple = "spir64-unknown-unknown"

define spir_func void @f() !dbg !5 {
  ret void
}

define spir_kernel void @k() !dbg !6 {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "f", scope: null, file: !1, spFlags: 0)
!6 = distinct !DISubprogram(name: "k", scope: null, file: !1, spFlags: 0)
