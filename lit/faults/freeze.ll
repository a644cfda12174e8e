; A frozen value is the same at every use: no OpUndef and no value that LLVM treats as poison reaches it.
; shows: P8
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_poison_freeze -o %t.spv
; RUN: od -A n -v -t x4 -w4 %t.spv | FileCheck %s --check-prefix=FROZEN

; CHECK-NOT:  OpUndef
; CHECK:      %twice = OpIMul %uint %[[ANY:[a-z0-9_]+]] %[[ANY]]
; CHECK:      %sum = OpIAdd %uint %a %uint_1
; CHECK-NOT:  NoSignedWrap
; CHECK:      OpSGreaterThan %bool %sum %a
; CHECK:      %[[AMOUNT:[0-9]+]] = OpUMod %uint %n %uint_32
; CHECK-NEXT: %shifted = OpShiftLeftLogical %uint %a %[[AMOUNT]]
; CHECK-NEXT: %same = OpISub %uint %shifted %shifted

; With the extension each freeze is OpFreezeKHR, of opcode 5159, a type, a result and a value.
; FROZEN-COUNT-3: 00041427
; FROZEN-NOT:     00041427

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %a, i32 %n) {
  %any = freeze i32 undef
  %twice = mul i32 %any, %any
  store i32 %twice, ptr addrspace(1) %out
  %sum = add nsw i32 %a, 1
  %fixed = freeze i32 %sum
  %larger = icmp sgt i32 %fixed, %a
  %flag = zext i1 %larger to i32
  store i32 %flag, ptr addrspace(1) %out
  %shifted = shl i32 %a, %n
  %kept = freeze i32 %shifted
  %same = sub i32 %kept, %kept
  store i32 %same, ptr addrspace(1) %out
  ret void
}
