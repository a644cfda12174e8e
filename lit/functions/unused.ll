; An internal function without uses is omitted, and then what only such functions use. Functions of other linkage stay,
; as do those that a variable, llvm.used or each other refer to, and a kernel.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s --implicit-check-not='OpFunction %{{.*}} None'
; RUN: llvm-spirv-rs %s --spirv-debug-info-version=nonsemantic-shader-100 --spirv-ext=+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s --implicit-check-not='OpFunction %{{.*}} None'

; CHECK-NOT: "imported"
; CHECK-NOT: BuiltIn
; CHECK-NOT: OpString "unused
; CHECK:     %private = OpFunction
; CHECK:     %addressed_0 = OpFunction
; CHECK:     %kept = OpFunction
; CHECK:     %one = OpFunction
; CHECK:     %other = OpFunction
; CHECK:     %kernel = OpFunction

target triple = "spir64-unknown-unknown"

@pointer = addrspace(1) global ptr @addressed
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"

define internal spir_func void @before() {
  ret void
}

define internal spir_func void @unused(i32 %n) !dbg !3 {
  call spir_func void @before(), !dbg !5
  call spir_func void @before(), !dbg !5
  call spir_func void @imported(), !dbg !5
  %id = call spir_func i64 @_Z13get_global_idj(i32 0), !dbg !5
  call spir_func void @after(i64 %id), !dbg !5
  ret void, !dbg !5
}

define internal spir_func void @after(i64 %n) {
  ret void
}

declare spir_func void @imported()
declare spir_func i64 @_Z13get_global_idj(i32)

define private spir_func void @private() {
  ret void
}

define internal spir_func void @addressed() {
  ret void
}

define internal spir_func void @kept() {
  ret void
}

define internal spir_func void @one() {
  call spir_func void @other()
  ret void
}

define internal spir_func void @other() {
  call spir_func void @one()
  ret void
}

define internal spir_kernel void @kernel() {
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "p", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "unused", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 2, scope: !3)
