; From SPIR-V 1.4 on, an entry point lists every variable it can reach: through calls, constant expressions and
; initializers.
; shows: P31
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-max-version=1.3 | FileCheck %s --check-prefix=OLD
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; OLD:       OpEntryPoint Kernel %{{[0-9]+}} "k"{{$}}
; CHECK:     Version: 1.4
; CHECK:     OpEntryPoint Kernel %{{[0-9]+}} "k" %[[X:[a-z]+]] %[[Y:[a-z]+]] %[[Z:[a-z]+]]{{$}}
; CHECK-DAG: OpName %a "a"
; CHECK-DAG: OpName %b "b"
; CHECK-DAG: OpName %table "table"
; CHECK-DAG: %[[X]] = OpVariable
; CHECK-DAG: %[[Y]] = OpVariable
; CHECK-DAG: %[[Z]] = OpVariable
; CHECK-NOT: OpVariable

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global [4 x i32] zeroinitializer
@b = addrspace(1) global i32 0
@table = addrspace(1) global ptr addrspace(1) @b

define internal spir_func i64 @expression() {
  ret i64 ptrtoint (ptr addrspace(1) getelementptr inbounds ([4 x i32], ptr addrspace(1) @a, i64 0, i64 2) to i64)
}

define spir_kernel void @k(ptr addrspace(1) %out) {
  %v = call spir_func i64 @expression()
  store i64 %v, ptr addrspace(1) %out
  %p = load ptr addrspace(1), ptr addrspace(1) @table
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  store i32 %i, ptr addrspace(1) %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 9
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 3}
