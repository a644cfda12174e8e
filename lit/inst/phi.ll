; A phi has one entry for each predecessor, and phis come first in their block.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpSwitch %x %other 1 %[[CASES:[0-9]+]] 2 %[[CASES]] 3 %[[CASES]]
; CHECK-NEXT: %[[CASES]] = OpLabel
; CHECK-NEXT: OpBranch %join
; CHECK:      %join = OpLabel
; CHECK-NEXT: %value = OpPhi %uint %uint_7 %[[CASES]] %{{[a-z]+}} %other
; CHECK-NEXT: %second = OpPhi %uint %x %[[CASES]] %uint_9 %other
; CHECK-NEXT: %sum = OpIAdd %uint %value %second

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i32 %x, ptr addrspace(1) %p) {
start:
  switch i32 %x, label %other [
    i32 1, label %join
    i32 2, label %join
    i32 3, label %join
  ]

other:
  %loaded = load i32, ptr addrspace(1) %p
  br label %join

join:
  %value = phi i32 [ 7, %start ], [ 7, %start ], [ 7, %start ], [ %loaded, %other ]
  %second = phi i32 [ %x, %start ], [ %x, %start ], [ %x, %start ], [ 9, %other ]
  %sum = add i32 %value, %second
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
