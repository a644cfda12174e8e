; Parallel edges to a block with phis share a block in between: OpPhi names each predecessor once, and consumers
; translate it to LLVM's phi, which has an entry for each edge. Edges to a block without phis go there directly.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; The default and a case.
; CHECK-LABEL: %default = OpFunction
; CHECK:      OpSwitch %{{[x_0-9]+}} %[[EDGE:[0-9]+]] 1 %[[EDGE]] 2 %other
; CHECK-NEXT: %[[EDGE]] = OpLabel
; CHECK-NEXT: OpBranch %join
; CHECK:      OpPhi %uint %uint_7 %[[EDGE]] %uint_8 %other

; Two targets, each with several cases, and one with a single case.
; CHECK-LABEL: %two = OpFunction
; CHECK:      OpSwitch %y %end{{[_0-9]*}} 1 %[[A:[0-9]+]] 2 %[[B:[0-9]+]] 3 %[[A]] 4 %[[B]] 5 %single
; CHECK-NEXT: %[[A]] = OpLabel
; CHECK-NEXT: OpBranch %a
; CHECK-NEXT: %[[B]] = OpLabel
; CHECK-NEXT: OpBranch %b
; CHECK:      %{{[0-9]+}} = OpPhi %ulong %y %[[A]] %{{.*}} %single
; CHECK:      %{{[0-9]+}} = OpPhi %ulong %ulong_9 %[[B]]

; The back edge of a loop.
; CHECK-LABEL: %again = OpFunction
; CHECK:      %[[ENTRY:[a-z0-9_]+]] = OpLabel
; CHECK:      %loop = OpLabel
; CHECK-NEXT: %i = OpPhi %uint %uint_0 %[[ENTRY]] %next %[[BACK:[0-9]+]]
; CHECK:      OpSwitch %i %[[OUT:[a-z0-9_]+]] 1 %[[BACK]] 2 %[[BACK]]
; CHECK-NEXT: %[[BACK]] = OpLabel
; CHECK-NEXT: OpBranch %loop

; Both targets of a conditional branch: an OpBranch.
; CHECK-LABEL: %both = OpFunction
; CHECK:      OpBranch %target
; CHECK-NEXT: %target = OpLabel
; CHECK-NEXT: OpPhi %uint %uint_3 %{{[a-z0-9_]+$}}

; The first target of an indirectbr is the default, and is not a case in addition.
; CHECK-LABEL: %computed = OpFunction
; CHECK:      OpSwitch %{{.*}} %first 3 %second{{$}}

; Without phis.
; CHECK-LABEL: %plain = OpFunction
; CHECK:      OpSwitch %{{[x_0-9]+}} %done 1 %done 2 %done 3 %more

target triple = "spir64-unknown-unknown"

define spir_func i32 @default(i32 %x) {
entry:
  switch i32 %x, label %join [ i32 1, label %join
                               i32 2, label %other ]
other:
  br label %join
join:
  %value = phi i32 [ 7, %entry ], [ 7, %entry ], [ 8, %other ]
  ret i32 %value
}

define spir_func i64 @two(i64 %y) {
entry:
  switch i64 %y, label %end [ i64 1, label %a
                              i64 2, label %b
                              i64 3, label %a
                              i64 4, label %b
                              i64 5, label %single ]
single:
  br label %a
a:
  %0 = phi i64 [ %y, %entry ], [ %y, %entry ], [ 1, %single ]
  ret i64 %0
b:
  %1 = phi i64 [ 9, %entry ], [ 9, %entry ]
  ret i64 %1
end:
  ret i64 0
}

define spir_func void @again() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ %next, %loop ]
  %next = add i32 %i, 1
  switch i32 %i, label %out [ i32 1, label %loop
                              i32 2, label %loop ]
out:
  ret void
}

define spir_func i32 @both(i1 %c) {
entry:
  br i1 %c, label %target, label %target
target:
  %value = phi i32 [ 3, %entry ], [ 3, %entry ]
  ret i32 %value
}

define spir_func i32 @computed(ptr %p) {
entry:
  indirectbr ptr %p, [label %first, label %second, label %first]
first:
  %value = phi i32 [ 1, %entry ], [ 1, %entry ]
  ret i32 %value
second:
  ret i32 2
}

define spir_func void @plain(i32 %x, ptr %q) {
entry:
  switch i32 %x, label %done [ i32 1, label %done
                               i32 2, label %done
                               i32 3, label %more ]
more:
  store i32 1, ptr %q
  br label %done
done:
  ret void
}
