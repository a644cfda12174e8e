; ROW: loops of modules with hints that share a preheader or an exit with other code
; PEER-COUNT-5: OpLabel
; OURS-COUNT-4: OpLabel
; OURS-NOT: OpLabel

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i32 %n, i1 %c) {
entry:
  br i1 %c, label %loop, label %end
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
!1 = !{!"llvm.loop.unroll.disable"}
