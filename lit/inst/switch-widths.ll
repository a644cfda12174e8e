; Case literals have the width of the selector: one word up to 32 bits, two words for 64; an i1 selector becomes a
; branch or a wider integer.
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: spirv-dis %t.spv | FileCheck %s

; CHECK-DAG: OpSwitch %c %{{.*}} 200 %
; CHECK-DAG: OpSwitch %s %{{.*}} 65535 %
; CHECK-DAG: OpSwitch %i %{{.*}} 4294967295 %
; CHECK-DAG: OpSwitch %l %{{.*}} 1099511627776 %

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i8 %c, i16 %s, i32 %i, i64 %l, ptr addrspace(1) %p) {
entry:
  switch i8 %c, label %a [ i8 -56, label %z ]
a:
  switch i16 %s, label %b [ i16 -1, label %z ]
b:
  switch i32 %i, label %d [ i32 -1, label %z ]
d:
  switch i64 %l, label %e [ i64 1099511627776, label %z ]
e:
  %bit = trunc i8 %c to i1
  switch i1 %bit, label %z [ i1 true, label %f ]
f:
  store i32 1, ptr addrspace(1) %p
  br label %z
z:
  ret void
}
