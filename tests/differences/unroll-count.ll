; ROW: `llvm.loop.unroll.count` before version 1.4, which added PartialCount
; OPTIONS: --spirv-max-version=1.3
; PEER-NOT: OpLoopMerge {{.*}}Unroll
; PEER: OpFunctionEnd
; OURS: OpLoopMerge {{.*}} Unroll

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(1) %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
