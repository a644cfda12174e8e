; --lift-dialect writes assembly and bitcode for another release of LLVM. LLVM 22 reads the bitcode of each release as its own.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o - | FileCheck %s --check-prefixes=ALL,NOW
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR --lift-dialect=20 %t.spv -o - | FileCheck %s --check-prefixes=ALL,OLD20
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR --lift-dialect=18 %t.spv -o - | FileCheck %s --check-prefixes=ALL,OLD18,CALLS18
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR --lift-dialect=15 %t.spv -o - | FileCheck %s --check-prefixes=ALL,OLD15,CALLS18
; RUN: llvm-spirv-rs -r --spirv-target-env=SPV-IR %t.spv -o %t.22.bc
; RUN: llvm-spirv-rs -r --spirv-target-env=SPV-IR --lift-dialect=20 %t.spv -o %t.20.bc
; RUN: llvm-spirv-rs -r --spirv-target-env=SPV-IR --lift-dialect=18 %t.spv -o %t.18.bc
; RUN: llvm-spirv-rs -r --spirv-target-env=SPV-IR --lift-dialect=16 %t.spv -o %t.16.bc
; RUN: llvm-dis %t.22.bc -o - | FileCheck %s --check-prefixes=READ
; RUN: llvm-dis %t.20.bc -o - | FileCheck %s --check-prefixes=READ
; RUN: llvm-dis %t.18.bc -o - | FileCheck %s --check-prefixes=READ
; RUN: llvm-dis %t.16.bc -o - | FileCheck %s --check-prefixes=READ
; RUN: not llvm-spirv-rs -r --lift-dialect=14 %t.spv -o - 2>&1 | FileCheck %s --check-prefix=UNKNOWN
;
; UNKNOWN: expected a release of LLVM from 15 to 22
;
; ALL-LABEL: define spir_kernel void @f(
; NOW-SAME: target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) captures(none) %p
; OLD20-SAME: target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) nocapture %p
; OLD18-SAME: target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) nocapture %p
; OLD15-SAME: ptr addrspace(1) %image, ptr addrspace(1) nocapture %p
; NOW: #dbg_value(ptr addrspace(1) %p, ![[P:[0-9]+]], !DIExpression(), ![[AT:[0-9]+]])
; OLD20: #dbg_value(ptr addrspace(1) %p, ![[P:[0-9]+]], !DIExpression(), ![[AT:[0-9]+]])
; CALLS18: call void @llvm.dbg.value(metadata ptr addrspace(1) %p, metadata ![[P:[0-9]+]], metadata !DIExpression()), !dbg ![[AT:[0-9]+]]
; NOW: call void @llvm.lifetime.start.p0(ptr %v)
; OLD20: call void @llvm.lifetime.start.p0(i64 -1, ptr %v)
; CALLS18: call void @llvm.lifetime.start.p0(i64 -1, ptr %v)
; NOW: store <2 x i32> splat (i32 7), ptr addrspace(1) %r
; OLD20: store <2 x i32> splat (i32 7), ptr addrspace(1) %r
; CALLS18: store <2 x i32> <i32 7, i32 7>, ptr addrspace(1) %r
; NOW: attributes #{{[0-9]+}} = {{.*}}memory(none)
; OLD20: attributes #{{[0-9]+}} = {{.*}}memory(none)
; OLD18: attributes #{{[0-9]+}} = {{.*}}memory(none)
; OLD15: attributes #{{[0-9]+}} = {{.*}}readnone
; NOW: language: DW_LANG_C_plus_plus_17
; OLD20: language: 42
; OLD18: language: 42
; OLD15: language: 42
; NOW: !DIFile(filename: "a.cl", directory: "/src", source: "")
; OLD20: !DIFile(filename: "a.cl", directory: "/src", source: "")
; OLD18: !DIFile(filename: "a.cl", directory: "/src", source: "")
; OLD15: !DIFile(filename: "a.cl", directory: "/src", source: "\0A")
;
; READ-LABEL: define spir_kernel void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) captures(none) %p
; READ: #dbg_value(ptr addrspace(1) %p, ![[P:[0-9]+]], !DIExpression(), ![[AT:[0-9]+]])
; READ: call void @llvm.lifetime.start.p0(ptr %v)
; READ: attributes #{{[0-9]+}} = {{.*}}memory(none)
; READ-DAG: !DICompileUnit(language: DW_LANG_C_plus_plus_17
; READ-DAG: !DIDerivedType(tag: DW_TAG_pointer_type, baseType: ![[S:[0-9]+]], size: 64
; READ-DAG: ![[S]] = !DICompositeType(tag: DW_TAG_structure_type, name: "s", {{.*}}size: 64
; READ-DAG: !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; READ-DAG: !DIDerivedType(tag: DW_TAG_member, name: "m", {{.*}}size: 32, offset: 32
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare void @llvm.lifetime.start.p0(ptr)

define spir_kernel void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, ptr addrspace(1) captures(none) %p, ptr addrspace(1) %r) !dbg !5 {
  %v = alloca i32
    #dbg_value(ptr addrspace(1) %p, !9, !DIExpression(), !10)
  call void @llvm.lifetime.start.p0(ptr %v)
  store <2 x i32> splat (i32 7), ptr addrspace(1) %r
  %y = call spir_func i64 @_Z13get_global_idj(i32 1), !dbg !11
  store i64 %y, ptr addrspace(1) %p
  ret void, !dbg !11
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: !1, producer: "clang", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !6)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !8)
!6 = !{null, !7}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!8 = !{!9}
!9 = !DILocalVariable(name: "p", arg: 1, scope: !5, file: !1, line: 1, type: !7)
!10 = !DILocation(line: 1, column: 5, scope: !5)
!11 = !DILocation(line: 2, column: 3, scope: !5)
!12 = !DIFile(filename: "b.h", directory: "/src", source: "struct s;")
!13 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !12, line: 3, size: 64, elements: !14)
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "l", scope: !13, file: !1, line: 4, baseType: !3, size: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !13, file: !1, line: 5, baseType: !3, size: 32, offset: 32)
