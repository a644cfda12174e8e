; An intrinsic on bfloats is computed in float and rounded once; operations with an intermediate rounding are refused.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: sed 's/bfloat @llvm.floor.bf16(bfloat %a)/bfloat @llvm.vector.reduce.fadd.v2bf16(bfloat %a, <2 x bfloat> zeroinitializer)/' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=SUM
;
; CHECK:      %f = OpFunction %ushort None
; CHECK:      OpExtInst %float %{{[0-9]+}} floor
; CHECK:      %floor = OpUConvert %ushort
; CHECK:      OpBitwiseAnd %ushort %floor %ushort_32767
; CHECK:      OpExtInst %float %{{[0-9]+}} fma
; CHECK:      %fused = OpUConvert %ushort
;
; SUM:      InvalidFunctionCall: Unexpected llvm intrinsic:
; SUM-NEXT: llvm.vector.reduce.fadd
; SUM-NEXT: llvm.vector.reduce.fadd of bfloat would round twice; convert to float first
; SUM-NEXT: at %floor = call bfloat @llvm.vector.reduce.fadd

target triple = "spir64-unknown-unknown"
define spir_func bfloat @f(bfloat %a, bfloat %b) {
  %floor = call bfloat @llvm.floor.bf16(bfloat %a)
  %signed = call bfloat @llvm.copysign.bf16(bfloat %floor, bfloat %b)
  %fused = call bfloat @llvm.fma.bf16(bfloat %signed, bfloat %b, bfloat %a)
  ret bfloat %fused
}
