; The addresses of an array without dependencies in a loop have the group of that loop, and not that of loops before it.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_loop_controls -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK: getelementptr inbounds {{.*}}i32, ptr addrspace(1) %p, i64 1, !llvm.index.group ![[#FIRST:]]
; CHECK: br i1 %c, label %header, label %{{[0-9]+}}, !llvm.loop ![[#LOOP1:]]
; CHECK: getelementptr inbounds {{.*}}i32, ptr addrspace(1) %p, i64 2, !llvm.index.group ![[#SECOND:]]
; CHECK: br i1 %c, label %second, label %end, !llvm.loop ![[#LOOP2:]]
; CHECK: getelementptr inbounds {{.*}}i32, ptr addrspace(1) %p, i64 3{{$}}
; CHECK-DAG: ![[#LOOP1]] = distinct !{![[#LOOP1]], ![[#HINT1:]]}
; CHECK-DAG: ![[#HINT1]] = !{!"llvm.loop.parallel_access_indices", ![[#FIRST]], i32 4}
; CHECK-DAG: ![[#LOOP2]] = distinct !{![[#LOOP2]], ![[#HINT2:]]}
; CHECK-DAG: ![[#HINT2]] = !{!"llvm.loop.parallel_access_indices", ![[#SECOND]], i32 4}
; CHECK-DAG: ![[#FIRST]] = distinct !{}
; CHECK-DAG: ![[#SECOND]] = distinct !{}

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i1 %c) {
entry:
  br label %header

header:
  %a1 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 1, !llvm.index.group !0
  store i32 1, ptr addrspace(1) %a1
  br i1 %c, label %header, label %second, !llvm.loop !2

second:
  %a2 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 2, !llvm.index.group !1
  store i32 1, ptr addrspace(1) %a2
  br i1 %c, label %second, label %end, !llvm.loop !4

end:
  %a3 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 3
  store i32 1, ptr addrspace(1) %a3
  ret void
}

!0 = distinct !{}
!1 = distinct !{}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.parallel_access_indices", !0, i32 4}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.parallel_access_indices", !1, i32 4}
