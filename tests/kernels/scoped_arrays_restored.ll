; States of the stack that LLVM restores more often than once: each pass of a loop goes back to what was saved before the
; loop, then another array is made and given back to the same state. The device must not run out of memory.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

define spir_kernel void @restored(ptr addrspace(1) %lengths, i32 %rounds, ptr addrspace(1) %sums) {
entry:
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %length_at = getelementptr inbounds i32, ptr addrspace(1) %lengths, i64 %me
  %n = load i32, ptr addrspace(1) %length_at, align 4
  %state = call ptr @llvm.stacksave.p0()
  br label %round

round:
  %r = phi i32 [ 0, %entry ], [ %r.next, %round.end ]
  %total = phi i32 [ 7, %entry ], [ %total.next, %round.end ]
  %wide = alloca i32, i32 %n, align 4
  %wide.sum = call spir_func i32 @fill(ptr %wide, i32 %n, i32 %r)
  call void @llvm.stackrestore.p0(ptr %state)
  %half = lshr i32 %n, 1
  %narrow = alloca i32, i32 %half, align 4
  %narrow.sum = call spir_func i32 @fill(ptr %narrow, i32 %half, i32 %total)
  %rare = icmp eq i32 %n, 3
  br i1 %rare, label %round.rare, label %round.usual

round.rare:
  call void @llvm.stackrestore.p0(ptr %state)
  br label %round.end

round.usual:
  call void @llvm.stackrestore.p0(ptr %state)
  br label %round.end

round.end:
  %both = xor i32 %wide.sum, %narrow.sum
  %scaled = mul i32 %total, 5
  %total.next = add i32 %scaled, %both
  %r.next = add nuw i32 %r, 1
  %again = icmp ult i32 %r.next, %rounds
  br i1 %again, label %round, label %exit

exit:
  %last = alloca i32, i32 %n, align 4
  %last.sum = call spir_func i32 @fill(ptr %last, i32 %n, i32 %total.next)
  call void @llvm.stackrestore.p0(ptr %state)
  %sum_at = getelementptr inbounds i32, ptr addrspace(1) %sums, i64 %me
  store i32 %last.sum, ptr addrspace(1) %sum_at, align 4
  ret void
}

; Element i is i times i plus a start; the sum weighs each with its place.
define internal spir_func i32 @fill(ptr %array, i32 %n, i32 %start) noinline {
entry:
  br label %fill.head

fill.head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %fill ]
  %fill.more = icmp ult i32 %i, %n
  br i1 %fill.more, label %fill, label %sum.head

fill:
  %square = mul i32 %i, %i
  %value = add i32 %square, %start
  %slot = getelementptr inbounds i32, ptr %array, i32 %i
  store i32 %value, ptr %slot, align 4
  %i.next = add nuw i32 %i, 1
  br label %fill.head

sum.head:
  %j = phi i32 [ 0, %fill.head ], [ %j.next, %sum ]
  %all = phi i32 [ 0, %fill.head ], [ %all.next, %sum ]
  %sum.more = icmp ult i32 %j, %n
  br i1 %sum.more, label %sum, label %exit

sum:
  %from = getelementptr inbounds i32, ptr %array, i32 %j
  %read = load i32, ptr %from, align 4
  %j.next = add nuw i32 %j, 1
  %weighed = mul i32 %read, %j.next
  %all.next = add i32 %all, %weighed
  br label %sum.head

exit:
  ret i32 %all
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
