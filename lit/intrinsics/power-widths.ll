; A power of another width is sign-extended or truncated and splatted. A power of more than 32 bits has no equivalent.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/i7/i64/g' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
;
; CHECK:      %[[UP:[0-9]+]] = OpShiftLeftLogical %uchar %{{[0-9]+}} %uchar_1
; CHECK-NEXT: %[[DOWN:[0-9]+]] = OpShiftRightArithmetic %uchar %[[UP]] %uchar_1
; CHECK-NEXT: %[[WORD:[0-9]+]] = OpSConvert %uint %[[DOWN]]
; CHECK-NEXT: %[[LANES:[0-9]+]] = OpCompositeConstruct %v2uint %[[WORD]] %[[WORD]]
; CHECK-NEXT: %power = OpExtInst %v2float %{{[0-9]+}} pown %a %[[LANES]]
;
; REFUSED:      error[E014]: InvalidInstruction: Can't translate llvm instruction:
; REFUSED-NEXT: expected a power of 32 bits for OpenCL's pown, found i64
; REFUSED-SAME: truncate the power if it fits, or use llvm.pow
; REFUSED: function @raised

target triple = "spir64-unknown-unknown"

define spir_kernel void @raised(ptr addrspace(1) %p, <2 x float> %a, i7 %n) {
  %power = call <2 x float> @llvm.powi.v2f32.i7(<2 x float> %a, i7 %n)
  store <2 x float> %power, ptr addrspace(1) %p
  ret void
}
