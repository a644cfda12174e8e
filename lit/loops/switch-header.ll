; A merge instruction must not stand before an OpSwitch: the header of a loop with hints ends before its switch. A block
; after the switch, the header itself among them, has the new block as its predecessor.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r --lift-structured %t.spv -o %t.bc
; RUN: llvm-spirv-rs %t.bc --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_unstructured_loop_controls --spirv-tools-dis | FileCheck %s --check-prefix=EXITS

; CHECK:      %header = OpLabel
; CHECK-NEXT: %i = OpPhi %uint %uint_0 %entry %next %latch
; CHECK-NEXT: OpLoopMerge %exit %latch DontUnroll
; CHECK-NEXT: OpBranch %[[REST:[0-9a-z_]+]]
; CHECK-NEXT: %[[REST]] = OpLabel
; CHECK-NEXT: OpSwitch %i %latch 3 %a
; CHECK:      %latch = OpLabel
; CHECK-NEXT: %v = OpPhi %uint %i %[[REST]] %uint_7 %a

; CHECK:      %self = OpLabel
; CHECK-NEXT: %k = OpPhi %uint %uint_0 %start %more %[[BACK:[0-9a-z_]+]]
; CHECK:      OpLoopMerge %done %[[BACK]] DontUnroll
; CHECK-NEXT: OpBranch %[[BACK]]
; CHECK-NEXT: %[[BACK]] = OpLabel
; CHECK-NEXT: OpSwitch %more %done 1 %self

; EXITS:      %several = OpLabel
; EXITS:      OpLoopControlINTEL 2
; EXITS-NEXT: OpBranch %[[AFTER:[0-9a-z_]+]]
; EXITS-NEXT: %[[AFTER]] = OpLabel
; EXITS-NEXT: OpSwitch %m %left 1 %right 2 %back 3 %back

target triple = "spir64-unknown-unknown"

define spir_func i32 @after(i32 %n) {
entry:
  br label %header

header:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  switch i32 %i, label %latch [
    i32 3, label %a
  ]

a:
  br label %latch

latch:
  %v = phi i32 [ %i, %header ], [ 7, %a ]
  %next = add i32 %v, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %header, label %exit, !llvm.loop !0

exit:
  ret i32 %v
}

define spir_func i32 @alone(i32 %n) {
start:
  br label %self

self:
  %k = phi i32 [ 0, %start ], [ %more, %self ]
  %more = add i32 %k, %n
  switch i32 %more, label %done [
    i32 1, label %self
  ], !llvm.loop !2

done:
  ret i32 %k
}

define spir_func i32 @exits(i32 %n) {
first:
  br label %several

several:
  %m = phi i32 [ 0, %first ], [ %o, %back ]
  switch i32 %m, label %left [
    i32 1, label %right
    i32 2, label %back
    i32 3, label %back
  ]

back:
  %o = add i32 %m, %n
  br label %several, !llvm.loop !3

left:
  ret i32 1

right:
  ret i32 2
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
