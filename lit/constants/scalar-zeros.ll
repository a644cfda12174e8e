; A scalar zero is an OpConstant, not an OpConstantNull: some consumers abort on a scalar OpConstantNull.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-NOT: OpConstantNull
; CHECK-DAG: OpConstantFalse %bool
; CHECK-DAG: OpConstant %ulong 0
; CHECK-DAG: OpConstant %float 0
; CHECK-DAG: OpConstantNull %v2float
; CHECK-NOT: OpConstantNull
; CHECK:     OpFunctionEnd

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n, i64 %long, float %real, <2 x float> %pair) {
  %flag = freeze i1 poison
  %number = select i1 %flag, i32 %n, i32 7
  store volatile i32 %number, ptr addrspace(1) %out
  %bits = freeze i64 undef
  %sum = add i64 %bits, %long
  store volatile i64 %sum, ptr addrspace(1) %out
  %frozen = freeze float undef
  %scaled = fmul float %frozen, %real
  store volatile float %scaled, ptr addrspace(1) %out
  %vector = freeze <2 x float> undef
  %both = fadd <2 x float> %vector, %pair
  store volatile <2 x float> %both, ptr addrspace(1) %out
  ret void
}
