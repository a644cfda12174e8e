; The code of a module with the legacy set, which SPIRV-Tools does not know, is validated.
; RUN: not llvm-spirv-rs %s --spirv-debug-info-version=legacy -o %t.spv 2>&1 | FileCheck %s

; CHECK: error: InvalidSpirv: Expected Result Type to be of target storage class: GenericCastToPtrExplicit
; CHECK: OpGenericCastToPtrExplicit

target triple = "spir64-unknown-unknown"

declare spir_func ptr @_Z41__spirv_GenericCastToPtrExplicit_ToPrivatePU3AS4vi(ptr addrspace(4), i32)

; Eight is the storage class of generic pointers.
define spir_func void @cast(ptr addrspace(4) %any) !dbg !3 {
  %private = call spir_func ptr @_Z41__spirv_GenericCastToPtrExplicit_ToPrivatePU3AS4vi(ptr addrspace(4) %any, i32 8), !dbg !6
  store i32 0, ptr %private, !dbg !6
  ret void, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "cast.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "cast", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 1, column: 1, scope: !3)
