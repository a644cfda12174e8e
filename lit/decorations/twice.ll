; A target has each decoration once, from attributes, metadata or annotations; of several alignments it has the largest.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_memory_attributes --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  OpDecorate %g Alignment 64
; CHECK-DAG:  OpDecorate %stated Alignment 16
; CHECK-DAG:  OpDecorate %large Alignment 128
; CHECK-DAG:  OpDecorate %g Numbanks{{INTEL|ALTERA}} 4
; CHECK-DAG:  OpDecorate %a Alignment 64
; CHECK-DAG:  OpDecorate %a Numbanks{{INTEL|ALTERA}} 4
; CHECK-DAG:  OpDecorate %once Alignment 64
; CHECK-DAG:  OpDecorate %c Constant
; CHECK-DAG:  OpMemberDecorate %{{.*}} 1 Numbanks{{INTEL|ALTERA}} 4
; CHECK-NOT:  Decorate
; CHECK:      OpFunctionEnd

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }
@align64 = private addrspace(1) constant [8 x i8] c"{44:64}\00", section "llvm.metadata"
@align2 = private addrspace(1) constant [7 x i8] c"{44:2}\00", section "llvm.metadata"
@banks4 = private addrspace(1) constant [13 x i8] c"{numbanks:4}\00", section "llvm.metadata"
@banks8 = private addrspace(1) constant [13 x i8] c"{numbanks:8}\00", section "llvm.metadata"
@constant = private addrspace(1) constant [5 x i8] c"{22}\00", section "llvm.metadata"
@g = addrspace(1) global i32 0, align 4
@stated = addrspace(1) global i32 0, align 4, !spirv.Decorations !0
@large = addrspace(1) global i32 0, align 128, !spirv.Decorations !0
@c = addrspace(2) constant i32 0, align 4
@llvm.global.annotations = appending global [5 x { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) }] [
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @align64, ptr addrspace(1) null, i32 1, ptr addrspace(1) null },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @align2, ptr addrspace(1) null, i32 1, ptr addrspace(1) null },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @banks4, ptr addrspace(1) null, i32 1, ptr addrspace(1) null },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) @g, ptr addrspace(1) @banks8, ptr addrspace(1) null, i32 1, ptr addrspace(1) null },
  { ptr addrspace(1), ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1) } { ptr addrspace(1) addrspacecast (ptr addrspace(2) @c to ptr addrspace(1)), ptr addrspace(1) @constant, ptr addrspace(1) null, i32 1, ptr addrspace(1) null }
], section "llvm.metadata"

define internal spir_func void @f() {
  %a = alloca i32, align 4
  call void @llvm.var.annotation.p0.p1(ptr %a, ptr addrspace(1) @align2, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a, ptr addrspace(1) @align64, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a, ptr addrspace(1) @banks4, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  call void @llvm.var.annotation.p0.p1(ptr %a, ptr addrspace(1) @banks8, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  %once = alloca i32, align 4
  %address = call ptr @llvm.ptr.annotation.p0.p1(ptr %once, ptr addrspace(1) @align64, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  store i32 1, ptr %address, align 4
  %x = alloca %pair, align 4
  %first = getelementptr inbounds %pair, ptr %x, i32 0, i32 1
  %b4 = call ptr @llvm.ptr.annotation.p0.p1(ptr %first, ptr addrspace(1) @banks4, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  store i32 1, ptr %b4, align 4
  %second = getelementptr inbounds %pair, ptr %x, i32 0, i32 1
  %b8 = call ptr @llvm.ptr.annotation.p0.p1(ptr %second, ptr addrspace(1) @banks8, ptr addrspace(1) null, i32 1, ptr addrspace(1) null)
  store i32 1, ptr %b8, align 4
  ret void
}

define spir_kernel void @k() {
  call spir_func void @f()
  ret void
}

declare void @llvm.var.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))
declare ptr @llvm.ptr.annotation.p0.p1(ptr, ptr addrspace(1), ptr addrspace(1), i32, ptr addrspace(1))

!0 = !{!1, !2}
!1 = !{i32 44, i32 16}
!2 = !{i32 44, i32 8}
