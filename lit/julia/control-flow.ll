; A block that several cases of a switch reach, an alloca in a later block, and a constant table.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK-NOT: OpVariable %_ptr_Function_{{.*}} Function{{.*}}%{{.*}} = OpLoad
; CHECK:     OpSwitch %which %other 0 %same 1 %same 7 %third
; CHECK:     %chosen = OpPhi %uint %uint_10 %{{.+}} %uint_20 %{{.+}} %uint_30 %{{.+}}

target triple = "spirv64-unknown-unknown-unknown"

@_j_const1 = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 4, i32 8], align 4

define spir_kernel void @kernel(ptr addrspace(1) %out, i32 %which, i64 %i) {
top:
  switch i32 %which, label %other [
    i32 0, label %same
    i32 1, label %same
    i32 7, label %third
  ]

same:
  br label %join

third:
  %inside = alloca [2 x i64], align 8
  store i64 3, ptr %inside, align 8
  %read = load i32, ptr %inside, align 8
  store i32 %read, ptr addrspace(1) %out, align 4
  br label %join

other:
  br label %join

join:
  %chosen = phi i32 [ 10, %same ], [ 20, %third ], [ 30, %other ]
  %place = getelementptr inbounds [4 x i32], ptr @_j_const1, i64 0, i64 %i
  %entry = load i32, ptr %place, align 4
  %sum = add i32 %entry, %chosen
  store i32 %sum, ptr addrspace(1) %out, align 4
  ret void
}
