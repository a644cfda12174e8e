; A variable has its explicit alignment or else the alignment that LLVM's code assumes: that of its type, and 16 for
; variables larger than 16 bytes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpDecorate {{%(plain|small|declared)}} Alignment
; CHECK:     OpDecorate %stated Alignment 64
; CHECK:     OpDecorate %lower Alignment 1{{$}}
; CHECK:     OpDecorate %large Alignment 16
; CHECK:     OpDecorate %odd Alignment 4
; CHECK:     OpDecorate %zeros Constant
; CHECK:     OpDecorate %zeros Alignment 16
; CHECK-NOT: Alignment

target triple = "spir64-unknown-unknown"

@plain = internal addrspace(1) global i32 1
@small = internal addrspace(1) global [4 x i32] zeroinitializer
@stated = internal addrspace(1) global i32 1, align 64
@lower = internal addrspace(1) global i32 1, align 1
@large = internal addrspace(1) global [17 x i8] zeroinitializer
@odd = internal addrspace(1) global i24 1
@zeros = internal addrspace(2) constant [100 x i32] zeroinitializer
@declared = external addrspace(1) global [100 x i32]

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(1) @declared
  ret void
}
